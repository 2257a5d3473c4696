import { seeded } from '../art/random.ts'

/** Samples a second, of 8 bits each: small, and plain enough for a tune. */
const rate = 8000
/** Seconds of a beat. */
export const beatLength = 0.4
/** Half tones above the root of a chord's notes: home, fourth, fifth, home. */
const chords = [
  [0, 4, 7],
  [5, 9, 12],
  [7, 11, 14],
  [0, 7, 12],
] as const

/**
 * A tune of so many beats as a WAV file: plucked notes over a bass, drawn from a seed. The demo has
 * nobody to speak.
 */
export function themeSound(seed: string, beats: number): Uint8Array {
  const random = seeded(`${seed}/theme`)
  const root = 196 * 2 ** (random.int(0, 6) / 12)
  const samples = new Float32Array(Math.round(beats * beatLength * rate))
  const notes = new Map<string, Float32Array>()
  const pluck = (beat: number, frequency: number, loud: number) => {
    const key = `${frequency} ${loud}`
    const note = notes.get(key) ?? noteOf(frequency, loud)
    notes.set(key, note)
    const start = Math.round(beat * beatLength * rate)
    for (let i = 0; i < note.length && start + i < samples.length; i++)
      samples[start + i]! += note[i]!
  }
  for (let beat = 0; beat < beats; beat++) {
    const chord = chords[Math.floor(beat / 4) % chords.length]!
    pluck(
      beat,
      root * 2 ** (chord[random.int(0, 2)]! / 12) * (random.int(0, 3) === 0 ? 2 : 1),
      0.34,
    )
    if (beat % 2 === 0) pluck(beat, (root / 2) * 2 ** (chord[0] / 12), 0.3)
  }
  return wav(samples)
}

/** A note that dies away. */
function noteOf(frequency: number, loud: number): Float32Array {
  return Float32Array.from({ length: rate * 1.2 }, (_, i) => {
    const time = i / rate
    return (
      loud *
      Math.exp(-4 * time) *
      (Math.sin(2 * Math.PI * frequency * time) + 0.3 * Math.sin(4 * Math.PI * frequency * time))
    )
  })
}

function wav(samples: Float32Array): Uint8Array {
  const file = Buffer.alloc(44 + samples.length)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + samples.length, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.length, 40)
  samples.forEach((sample, i) =>
    file.writeUInt8(Math.round(128 + 110 * Math.max(-1, Math.min(1, sample))), 44 + i),
  )
  return file
}
