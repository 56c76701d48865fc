/** Small sounds, made here out of sine waves: nothing to load. Only for whoever turned them on. */

import { settings } from './settings.svelte'

export type Sound = 'move' | 'turn' | 'end' | 'late'

interface Note {
  pitch: number
  at: number
  length: number
  loud: number
}

/** A wooden tap; two notes of a bell; a slow chord; two quick taps. */
const SOUNDS: Record<Sound, Note[]> = {
  move: [{ pitch: 220, at: 0, length: 0.09, loud: 0.25 }],
  turn: [
    { pitch: 587, at: 0, length: 0.5, loud: 0.12 },
    { pitch: 880, at: 0.11, length: 0.7, loud: 0.1 }
  ],
  end: [
    { pitch: 294, at: 0, length: 1.6, loud: 0.1 },
    { pitch: 440, at: 0.18, length: 1.5, loud: 0.1 },
    { pitch: 587, at: 0.36, length: 1.5, loud: 0.1 }
  ],
  late: [
    { pitch: 330, at: 0, length: 0.08, loud: 0.2 },
    { pitch: 330, at: 0.16, length: 0.08, loud: 0.2 }
  ]
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const start = context.currentTime + 0.01
  for (const { pitch, at, length, loud } of SOUNDS[sound]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, start + at)
    volume.gain.linearRampToValueAtTime(loud, start + at + 0.008)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(start + at)
    tone.stop(start + at + length)
  }
}
