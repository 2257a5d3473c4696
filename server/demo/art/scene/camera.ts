import { num, point, type Point } from '../path.ts'
import { high, wide } from './frame.ts'

export interface CameraOptions {
  /** Metres: where we stand and how high the eye is. */
  x: number
  z: number
  height: number
  /** Degrees we look to the right of straight ahead. */
  yaw?: number
  /** Pixels: the length of the lens, where the horizon lies, and where straight ahead is. */
  lens: number
  horizon: number
  middle?: number
}

/** A view over flat ground: x to the right, z away from us, y up, all in metres. */
export interface Camera {
  at(x: number, z: number, y?: number): Point
  /** Pixels per metre at this place. */
  scale(x: number, z: number): number
  /** A closed area of the ground, cut off where it would pass behind the eye. */
  area(points: readonly (readonly [number, number])[], y?: number): string
  /** Lines painted on the ground, `width` metres broad. */
  lines(list: readonly (readonly [number, number, number, number])[], width: number): string
  ring(x: number, z: number, radius: number, width: number, from?: number, to?: number): string
}

const near = 0.6

export function camera({
  x: cx,
  z: cz,
  height,
  yaw = 0,
  lens,
  horizon,
  middle = 800,
}: CameraOptions): Camera {
  const cos = Math.cos((yaw * Math.PI) / 180),
    sin = Math.sin((yaw * Math.PI) / 180)
  const turned = (x: number, z: number) =>
    point((x - cx) * cos - (z - cz) * sin, (x - cx) * sin + (z - cz) * cos)
  const flat = ({ x, y: depth }: Point, y: number) =>
    point(middle + (lens * x) / depth, horizon + (lens * (height - y)) / depth)

  const area = (points: readonly (readonly [number, number])[], y = 0) => {
    const eye = points.map(([x, z]) => turned(x, z))
    const kept: Point[] = []
    eye.forEach((a, i) => {
      const b = eye[(i + 1) % eye.length] as Point
      if (a.y >= near) kept.push(a)
      if (a.y >= near !== b.y >= near)
        kept.push(point(a.x + ((b.x - a.x) * (near - a.y)) / (b.y - a.y), near))
    })
    return kept.length < 3 ? '' : closed(kept.map((p) => flat(p, y)))
  }

  return {
    at: (x, z, y = 0) => flat(turned(x, z), y),
    scale: (x, z) => lens / Math.max(near, turned(x, z).y),
    area,
    lines: (list, width) =>
      list
        .map(([x1, z1, x2, z2]) => {
          const length = Math.hypot(x2 - x1, z2 - z1) || 1
          const ox = ((z2 - z1) / length) * width * 0.5,
            oz = (-(x2 - x1) / length) * width * 0.5
          return area([
            [x1 + ox, z1 + oz],
            [x2 + ox, z2 + oz],
            [x2 - ox, z2 - oz],
            [x1 - ox, z1 - oz],
          ])
        })
        .join(''),
    ring: (x, z, radius, width, from = 0, to = 360) => {
      const steps = Math.max(6, Math.round((to - from) / (radius > 5 ? 7 : 12)))
      const arc = (r: number) =>
        Array.from({ length: steps + 1 }, (_, i) => {
          const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180
          return [x + Math.cos(a) * r, z + Math.sin(a) * r] as const
        })
      return area([...arc(radius + width / 2), ...arc(radius - width / 2).reverse()])
    },
  }
}

/** Far outside the picture a coordinate only costs bytes. */
const clamp = (v: number) => Math.round(Math.min(9000, Math.max(-9000, v)) * 10)

/** A closed outline in steps from corner to corner; nothing when none of it can be seen. */
function closed(points: readonly Point[]): string {
  const xs = points.map((p) => clamp(p.x)),
    ys = points.map((p) => clamp(p.y))
  const unseen =
    Math.max(...xs) < 0 ||
    Math.min(...xs) > wide * 10 ||
    Math.max(...ys) < 0 ||
    Math.min(...ys) > high * 10
  if (unseen) return ''
  const step = (i: number) => {
    const dx = ((xs[i] ?? 0) - (xs[i - 1] ?? 0)) / 10,
      dy = ((ys[i] ?? 0) - (ys[i - 1] ?? 0)) / 10
    return dx === 0 && dy === 0
      ? ''
      : `${i === 1 ? 'l' : dx < 0 ? '' : ' '}${num(dx)}${dy < 0 ? '' : ' '}${num(dy)}`
  }
  return `M${(xs[0] ?? 0) / 10} ${(ys[0] ?? 0) / 10}l${xs
    .slice(1)
    .map((_, i) => step(i + 1))
    .join('')
    .replace(/^l/, '')}z`
}
