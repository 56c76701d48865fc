/** The little of Markdown that the rules use, as data: headings, paragraphs, lists and tables. Nothing becomes markup by itself. */

export type Block =
  | { kind: 'heading'; level: number; id: string | undefined; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

function plain(text: string): string {
  return text.replace(/[`]|\*\*|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => plain(cell.trim()))
}

/** The blocks of a page. A heading that starts with a rule's number has it as its id. */
export function blocks(page: string): Block[] {
  return page
    .split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text): Block => {
      const heading = /^(#{1,4}) (.*)$/.exec(text)
      const lines = text.split('\n')
      if (heading) {
        const words = plain(heading[2] ?? '')
        return { kind: 'heading', level: heading[1]?.length ?? 1, id: /^[A-Z]-\d+\w?/.exec(words)?.[0], text: words }
      }
      if (lines.every((line) => line.startsWith('|')) && lines.length > 1) {
        return { kind: 'table', head: cells(lines[0] ?? ''), rows: lines.slice(2).map(cells) }
      }
      if (/^([-*]|\d+\.) /.test(text)) {
        const items = text
          .split(/\n(?=(?:[-*]|\d+\.) )/)
          .map((item) => plain(item.replace(/^([-*]|\d+\.) /, '').replace(/\s*\n\s*/g, ' ')))
        return { kind: 'list', items }
      }
      return { kind: 'paragraph', text: plain(lines.join(' ')) }
    })
}
