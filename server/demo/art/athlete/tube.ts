import { blob, distance, point, type Point } from '../path.ts'

/**
 * A cross-section of a limb: its middle, the direction of its front, and how far flesh reaches to
 * front and back.
 */
export interface Ring {
  at: Point
  front: Point
  fore: number
  aft: number
}
export type Profile = readonly (readonly [t: number, fore: number, aft: number])[]

/** Rings along a straight bone. For a bone hanging down, front is to the right. */
export function ringsAlong(a: Point, b: Point, profile: Profile): Ring[] {
  const length = distance(a, b) || 1
  const dx = (b.x - a.x) / length,
    dy = (b.y - a.y) / length
  return profile.map(([t, fore, aft]) => ({
    at: point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t),
    front: point(dy, -dx),
    fore,
    aft,
  }))
}

const out = (r: Ring, reach: number): Point =>
  point(r.at.x + r.front.x * reach, r.at.y + r.front.y * reach)

/** The outline; with `flat` the ends are cut like cloth instead of rounded. */
export function tube(rings: readonly Ring[], flat = false): string {
  const fore = rings.map((r) => out(r, r.fore))
  const aft = rings.map((r) => out(r, -r.aft)).reverse()
  if (!flat) return blob([...fore, ...aft])
  const corners = (line: Point[]) => [line[0] as Point, ...line, line.at(-1) as Point]
  return blob([...corners(fore), ...corners(aft)])
}

/**
 * The part of the same shape that faces the light; `cover` is the share of its width that can be
 * lit.
 */
export function lit(rings: readonly Ring[], light: Point, cover: number): string {
  const edges = rings.map((r) => {
    const facing = r.front.x * light.x + r.front.y * light.y
    const width = (r.fore + r.aft) * cover
    const reach = width * (0.35 + 0.65 * Math.abs(facing))
    return facing >= 0
      ? { outer: out(r, r.fore - 1), inner: out(r, r.fore - reach) }
      : { outer: out(r, 1 - r.aft), inner: out(r, reach - r.aft) }
  })
  return blob([
    ...edges.map((e) => e.outer),
    ...edges
      .filter((_, i) => i % 2 === 0 || i === edges.length - 1)
      .map((e) => e.inner)
      .reverse(),
  ])
}
