import type { Action } from '../athlete/action.ts'
import { cast, type Cast, type Light } from '../athlete/cast.ts'
import type { Strip } from '../athlete/kit.ts'
import { actionsOf } from '../poses/of-sport.ts'
import { running } from '../poses/running.ts'
import type { Camera } from './camera.ts'
import { radial, type Frame } from './frame.ts'

export interface PlayerOptions {
  strip?: Strip
  action?: Action
  flip?: boolean
  light?: Light
  plain?: boolean
}

/**
 * An athlete with the feet at a point of the picture, `height` pixels tall, over a shadow on the
 * ground.
 */
export function player(
  { sport, p, r }: Frame,
  x: number,
  y: number,
  height: number,
  o: PlayerOptions = {},
): string {
  const { flip = false, ...rest } = o
  return placed(
    p.ink,
    cast({ sport, palette: p, random: r, flip, ...rest }),
    x,
    y,
    height / 1000,
    flip,
  )
}

/**
 * The one the picture is about: as tall as asked, but with hands, head and gear inside the frame,
 * and light behind.
 */
export function hero(
  { sport, p, r }: Frame,
  x: number,
  height: number,
  o: PlayerOptions = {},
): string {
  const { flip = false, ...rest } = o
  const drawn = cast({ sport, palette: p, random: r, flip, ...rest })
  const box = extent(drawn)
  const scale = Math.min(
    height / 1000,
    820 / (Math.min(0, box.bottom) - box.top),
    1050 / (box.right - box.left),
  )
  const middle = ((box.left + box.right) / 2) * (flip ? -1 : 1)
  const half = ((box.right - box.left) / 2) * scale
  const at = Math.min(x, 1570 - half) - middle * scale
  const airborne = box.bottom < -60
  const y = airborne
    ? 430 - ((box.top + box.bottom) / 2) * scale
    : Math.max(868, 36 - box.top * scale)
  const id = `hero${Math.round(x)}`,
    cy = Math.round(y + ((box.top + Math.min(0, box.bottom)) / 2) * scale)
  const glow =
    radial(id, Math.round(x), cy, 520, [
      [0, p.second, 0.5],
      [0.45, p.glow, 0.3],
      [1, p.glow, 0],
    ]) + `<circle cx="${Math.round(x)}" cy="${cy}" r="520" fill="url(#${id})"/>`
  return glow + placed(p.ink, drawn, at, y, scale, flip)
}

/** An athlete who stands on the ground of a venue. */
export function playerAt(
  f: Frame,
  cam: Camera,
  x: number,
  z: number,
  o: PlayerOptions = {},
): string {
  const foot = cam.at(x, z)
  return player(f, foot.x, foot.y, cam.scale(x, z) * 1.9, o)
}

/** Different moments for everyone in the picture. */
export const momentsOf = (f: Frame): readonly Action[] => f.r.shuffle(actionsOf(f.sport))
export const runsOf = (f: Frame): readonly Action[] => f.r.shuffle<Action>(Object.values(running))

export function placed(
  ink: string,
  { svg, joints: { legs } }: Cast,
  x: number,
  y: number,
  scale: number,
  flip: boolean,
): string {
  const under = Math.round((legs.near.ankle.x + legs.far.ankle.x) / 2)
  const shadow = `<ellipse cx="${under - 60}" cy="6" rx="${Math.round(Math.abs(legs.near.ankle.x - legs.far.ankle.x) / 2 + 120)}" ry="22" fill="${ink}" opacity=".55"/>`
  const s = scale.toFixed(3)
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${flip ? `-${s} ${s}` : s})">${shadow}${svg}</g>`
}

export function extent({ joints: { head, arms, legs }, reach }: Cast): {
  left: number
  right: number
  top: number
  bottom: number
} {
  const feet = [legs.near, legs.far].flatMap((l) => [l.ankle, l.toe, l.knee])
  const points = [...feet, ...[arms.near, arms.far].flatMap((a) => [a.elbow, a.tip]), ...reach]
  const xs = points.map((q) => q.x),
    ys = points.map((q) => q.y)
  return {
    left: Math.min(head.x - 90, ...xs) - 20,
    right: Math.max(head.x + 90, ...xs) + 20,
    top: Math.min(head.y - 100, ...ys) - 20,
    bottom: Math.max(...feet.map((q) => q.y)) + 34,
  }
}
