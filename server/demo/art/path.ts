export interface Point {
  readonly x: number
  readonly y: number
}

export const point = (x: number, y: number): Point => ({ x, y })
export const along = (a: Point, b: Point, t: number): Point =>
  point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
export const shifted = (p: Point, dx: number, dy: number): Point => point(p.x + dx, p.y + dy)
export const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)

/** Degrees from straight down, turning towards the right: 90 is forwards, 180 up, -90 back. */
export const swing = (from: Point, degrees: number, length: number): Point =>
  point(
    from.x + Math.sin((degrees * Math.PI) / 180) * length,
    from.y + Math.cos((degrees * Math.PI) / 180) * length,
  )

/** One decimal at most: a hair's breadth at poster size, and half the bytes. */
export const num = (value: number) => String(Math.round(value * 10) / 10 + 0)

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`

/**
 * A closed soft outline drawn towards the points; a point given twice becomes a corner. Whole
 * numbers only.
 */
export function blob(points: readonly Point[]): string {
  const n = points.length
  const at = (i: number) => points[((i % n) + n) % n] as Point
  const middle = (i: number) => along(at(i), at(i + 1), 0.5)
  const start = middle(-1)
  let x = Math.round(start.x),
    y = Math.round(start.y)
  let d = `M${pair(x, y)}`
  for (let i = 0; i < n; i++) {
    const c = at(i),
      end = middle(i)
    const ex = Math.round(end.x),
      ey = Math.round(end.y)
    d += `q${pair(Math.round(c.x) - x, Math.round(c.y) - y)} ${pair(ex - x, ey - y)}`
    x = ex
    y = ey
  }
  return d + 'z'
}
