import { distance, point, type Point } from '../path.ts'
import type { Joints, Pose } from './pose.ts'
import type { Ring } from './tube.ts'

// t from collar to crotch, then half widths: chest to us (broad), from the side fore and aft.
const men = [
  [-0.02, 46, 38, 44],
  [0.05, 78, 44, 56],
  [0.13, 100, 58, 62],
  [0.3, 98, 70, 58],
  [0.5, 84, 60, 50],
  [0.7, 72, 52, 46],
  [0.88, 76, 50, 58],
  [1.02, 78, 48, 64],
  [1.14, 52, 36, 44],
] as const
const women = [
  [-0.02, 42, 32, 38],
  [0.05, 68, 38, 48],
  [0.13, 86, 50, 54],
  [0.3, 84, 68, 52],
  [0.5, 70, 52, 44],
  [0.68, 63, 44, 42],
  [0.86, 77, 48, 62],
  [1.02, 82, 48, 68],
  [1.14, 54, 36, 48],
] as const

/**
 * Sections of the trunk from the collar down; `from` and `to` cut a garment out of it, `ease` is
 * how loose it hangs.
 */
export function trunk(
  pose: Pose,
  j: Joints,
  build: 'men' | 'women',
  from = -0.02,
  to = 1.14,
  ease = 0,
): Ring[] {
  const broad = Math.abs(pose.turn)
  const side = Math.sqrt(1 - broad * broad)
  const curve = axis(j)
  return (build === 'men' ? men : women)
    .filter(([t]) => t >= from - 0.001 && t <= to + 0.001)
    .map(([t, wide, fore, aft]) => {
      const { at, front } = curve(t)
      return {
        at,
        front,
        fore: Math.hypot(wide * broad, fore * side) + ease,
        aft: Math.hypot(wide * broad, aft * side) + ease,
      }
    })
}

/**
 * Where a point of the trunk lies on the page: t from collar to crotch, across from -1 (back) to 1
 * (front).
 */
export function axis({ neck, middle, pelvis }: Joints): (t: number) => { at: Point; front: Point } {
  const control = point(
    middle.x * 2 - (neck.x + pelvis.x) / 2,
    middle.y * 2 - (neck.y + pelvis.y) / 2,
  )
  return (t) => {
    const u = 1 - t
    const at = point(
      u * u * neck.x + 2 * u * t * control.x + t * t * pelvis.x,
      u * u * neck.y + 2 * u * t * control.y + t * t * pelvis.y,
    )
    const d = point(
      u * (control.x - neck.x) + t * (pelvis.x - control.x),
      u * (control.y - neck.y) + t * (pelvis.y - control.y),
    )
    const length = distance(point(0, 0), d) || 1
    return { at, front: point(d.y / length, -d.x / length) }
  }
}
