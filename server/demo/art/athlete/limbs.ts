import { along, distance, point, shifted, type Point } from '../path.ts'
import type { Arm, Leg } from './pose.ts'
import { ringsAlong, type Profile, type Ring } from './tube.ts'

const upperArm: Profile = [
  [-0.16, 22, 22],
  [-0.04, 38, 36],
  [0.16, 39, 37],
  [0.4, 33, 31],
  [0.7, 26, 26],
  [1, 24, 25],
  [1.1, 16, 17],
]
const foreArm: Profile = [
  [-0.1, 16, 16],
  [0.03, 25, 25],
  [0.28, 30, 26],
  [0.6, 23, 21],
  [0.95, 17, 16],
  [1.08, 15, 14],
]
const thigh: Profile = [
  [-0.16, 36, 44],
  [0.02, 58, 66],
  [0.2, 62, 64],
  [0.5, 55, 52],
  [0.8, 42, 38],
  [1, 36, 33],
  [1.1, 24, 24],
]
const shin: Profile = [
  [-0.1, 24, 26],
  [0.03, 35, 32],
  [0.2, 30, 42],
  [0.38, 28, 43],
  [0.65, 23, 27],
  [0.9, 18, 19],
  [1.06, 18, 19],
]

const scaled = (profile: Profile, by: number): Profile =>
  profile.map(([t, a, b]) => [t, a * by, b * by])

export const armRings = (a: Arm, by: number): [Ring[], Ring[]] => [
  ringsAlong(a.shoulder, a.elbow, scaled(upperArm, by)),
  ringsAlong(a.elbow, a.wrist, scaled(foreArm, by)),
]
export const legRings = (l: Leg, by: number): [Ring[], Ring[]] => [
  ringsAlong(l.hip, l.knee, scaled(thigh, by)),
  ringsAlong(l.knee, l.ankle, scaled(shin, by)),
]

/** Cloth over a bone from t to t, `ease` away from the skin, wider by `flare` at its hem. */
export function cloth(
  a: Point,
  b: Point,
  kind: 'arm' | 'forearm' | 'thigh' | 'shin',
  from: number,
  to: number,
  ease: number,
  flare = 0,
): Ring[] {
  const profile = { arm: upperArm, forearm: foreArm, thigh, shin }[kind]
  const width = (t: number, side: 1 | 2) => {
    const after = profile.findIndex((row) => row[0] >= t)
    const high = profile[after === -1 ? profile.length - 1 : after]
    const low = profile[Math.max(0, (after === -1 ? profile.length : after) - 1)]
    if (!high || !low) return 0
    const share = high[0] === low[0] ? 0 : (t - low[0]) / (high[0] - low[0])
    return low[side] + (high[side] - low[side]) * Math.min(1, Math.max(0, share))
  }
  const steps = [0, 0.33, 0.66, 1]
  return ringsAlong(
    a,
    b,
    steps.map((s) => {
      const t = from + (to - from) * s
      return [t, width(t, 1) + ease + flare * s, width(t, 2) + ease + flare * s]
    }),
  )
}

/** A shoe seen from the side: sole away from the shin. */
export function shoe({ knee, ankle, toe }: Leg): Point[] {
  const length = distance(ankle, toe) || 1
  const fx = (toe.x - ankle.x) / length,
    fy = (toe.y - ankle.y) / length
  const down = Math.sign((ankle.x - knee.x) * -fy + (ankle.y - knee.y) * fx) || 1
  const at = (u: number, v: number) =>
    point(ankle.x + fx * u - fy * v * down, ankle.y + fy * u + fx * v * down)
  return [
    at(-26, -12),
    at(-4, -24),
    at(22, -20),
    at(52, 2),
    at(length - 12, 9),
    at(length + 8, 16),
    at(length + 8, 33),
    at(length + 4, 36),
    at(40, 34),
    at(4, 38),
    at(-32, 36),
    at(-36, 34),
    at(-36, 8),
  ]
}

export function palm({ wrist, tip }: Arm, by: number): Ring[] {
  return ringsAlong(
    wrist,
    tip,
    scaled(
      [
        [-0.25, 13, 13],
        [0, 17, 17],
        [0.4, 23, 20],
        [0.8, 21, 18],
        [1.12, 11, 10],
      ],
      by,
    ),
  )
}

/** Four fingers and a thumb as strokes, for hands that reach. */
export function fingers({ wrist, tip }: Arm): string {
  const dx = (tip.x - wrist.x) / 62,
    dy = (tip.y - wrist.y) / 62
  const at = (u: number, v: number) => shifted(wrist, dx * u + dy * v, dy * u - dx * v)
  const line = (a: Point, b: Point) =>
    `M${Math.round(a.x)} ${Math.round(a.y)}L${Math.round(b.x)} ${Math.round(b.y)}`
  const tips = [
    [-26, 82],
    [-9, 96],
    [9, 96],
    [25, 84],
  ] as const
  return (
    tips.map(([v, u]) => line(at(40, v * 0.55), at(u, v))).join('') +
    line(at(18, 8), along(at(18, 8), at(58, 46), 0.9))
  )
}
