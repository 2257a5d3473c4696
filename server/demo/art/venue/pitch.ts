import type { SportCode } from '../sport-code.ts'

type Line = readonly [x1: number, z1: number, x2: number, z2: number]
type Ring = readonly [x: number, z: number, radius: number, from: number, to: number]

/** The painted lines of a field, in metres: x across from its middle, z from the near end. */
export interface Pitch {
  width: number
  length: number
  lines: readonly Line[]
  rings: readonly Ring[]
  mown: number
  goal: 'posts' | 'net' | 'small'
}

const box = (x: number, z1: number, z2: number): Line[] => [
  [-x, z1, x, z1],
  [-x, z2, x, z2],
  [-x, z1, -x, z2],
  [x, z1, x, z2],
]
const every = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)

const gridiron: Pitch = {
  width: 48.8,
  length: 109.7,
  mown: 9.14,
  goal: 'posts',
  rings: [],
  lines: [
    ...box(24.4, 0, 109.7),
    ...every(9.14, 100.6, 4.572).map((z): Line => [-24.4, z, 24.4, z]),
    ...every(26, 74, 0.9144).flatMap((z): Line[] => [
      [-6.1, z, -5.2, z],
      [5.2, z, 6.1, z],
    ]),
  ],
}

const soccer: Pitch = {
  width: 68,
  length: 105,
  mown: 7,
  goal: 'net',
  lines: [
    ...box(34, 0, 105),
    [-34, 52.5, 34, 52.5],
    ...box(20.15, 0, 16.5),
    ...box(9.16, 0, 5.5),
    ...box(20.15, 88.5, 105),
    ...box(9.16, 99.5, 105),
  ],
  rings: [
    [0, 52.5, 9.15, 0, 360],
    [0, 11, 9.15, 37, 143],
    [0, 94, 9.15, 217, 323],
    [0, 94, 0.25, 0, 360],
  ],
}

const lacrosse: Pitch = {
  width: 55,
  length: 100,
  mown: 10,
  goal: 'small',
  lines: [
    ...box(27.5, 0, 100),
    [-27.5, 50, 27.5, 50],
    [-27.5, 32, 27.5, 32],
    [-27.5, 68, 27.5, 68],
    [-18, 9, -18, 27],
    [18, 9, 18, 27],
  ],
  rings: [
    [0, 50, 9, 0, 360],
    [0, 13.7, 2.75, 0, 360],
    [0, 86.3, 2.75, 0, 360],
    [0, 86.3, 11, 0, 360],
  ],
}

const fieldHockey: Pitch = {
  width: 55,
  length: 91.4,
  mown: 200,
  goal: 'small',
  lines: [
    ...box(27.5, 0, 91.4),
    [-27.5, 45.7, 27.5, 45.7],
    [-27.5, 22.9, 27.5, 22.9],
    [-27.5, 68.5, 27.5, 68.5],
  ],
  rings: [
    [0, 0, 14.6, 0, 180],
    [0, 91.4, 14.6, 180, 360],
    [0, 85, 0.2, 0, 360],
  ],
}

export function pitchOf(sport: SportCode): Pitch {
  if (sport === 'football') return gridiron
  if (sport === 'mlax' || sport === 'wlax') return lacrosse
  return sport === 'fhockey' ? fieldHockey : soccer
}
