import type { Action } from '../athlete/action.ts'
import { cast, type Light } from '../athlete/cast.ts'
import type { Strip } from '../athlete/kit.ts'
import { actionsOf } from '../poses/of-sport.ts'
import type { Random } from '../random.ts'
import type { Camera } from './camera.ts'
import type { Frame } from './frame.ts'

export interface PlayerOptions { strip?: Strip; action?: Action; flip?: boolean; light?: Light; plain?: boolean }

/** An athlete with the feet at a point of the picture, `height` pixels tall, over a shadow on the ground. */
export function player({ sport, p, r }: Frame, x: number, y: number, height: number, o: PlayerOptions = {}): string {
  const { flip = false, ...rest } = o
  const scale = (height / 1000).toFixed(3)
  const { svg, joints } = cast({ sport, palette: p, random: r, flip, ...rest })
  const reach = Math.abs(joints.legs.near.ankle.x - joints.legs.far.ankle.x) / 2 + 120
  const under = Math.round((joints.legs.near.ankle.x + joints.legs.far.ankle.x) / 2)
  const shadow = `<ellipse cx="${under - 60}" cy="6" rx="${Math.round(reach)}" ry="22" fill="${p.ink}" opacity=".55"/>`
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${flip ? `-${scale} ${scale}` : scale})">${shadow}${svg}</g>`
}

/** An athlete who stands on the ground of a venue. */
export function playerAt(f: Frame, cam: Camera, x: number, z: number, o: PlayerOptions = {}): string {
  const foot = cam.at(x, z)
  return player(f, foot.x, foot.y, cam.scale(x, z) * 1.9, o)
}

/** Different moments for everyone in the picture. */
export const momentsOf = (f: Frame, random: Random = f.r): readonly Action[] => random.shuffle(actionsOf(f.sport))
