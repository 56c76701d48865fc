// The smallest game that two players can play without end: boardgame.io's defaults, in-memory storage, socket.io.
const { Server, Origins } = require("boardgame.io/server");

const Endless = {
  name: "endless",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

const port = Number(process.argv[2]);
Server({ games: [Endless], origins: [Origins.LOCALHOST] }).run(port, () => console.log("ready"));
