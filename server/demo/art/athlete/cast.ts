import { mix } from '../color.ts'
import { actionsOf, womenOf } from '../poses/of-sport.ts'
import { point, type Point } from '../path.ts'
import { skinsOf, type Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import type { SportCode } from '../sport-code.ts'
import type { Action } from './action.ts'
import { athlete, type Drawn } from './athlete.ts'
import type { Hair } from './head.ts'
import { colorsOf, kitOf, type Strip } from './kit.ts'
import { gearOf, reachOf } from './tools.ts'

export interface CastOptions {
  sport: SportCode
  palette: Palette
  random: Random
  strip?: Strip
  action?: Action
  flip?: boolean
  light?: Light
  plain?: boolean
}
/** Rim: a silhouette against lamps. Stage: half of it steps out of the dark. Day: broad light. */
export type Light = 'rim' | 'stage' | 'day'

const hairTones = (p: Palette) => [
  { main: p.ink, shade: p.ink },
  { main: p.deep, shade: p.ink },
  { main: '#3a2418', shade: '#1d120c' },
  { main: '#6b4423', shade: '#3a2418' },
  { main: '#b98545', shade: '#6b4423' },
]

/** An athlete and how far the things held reach. */
export interface Cast extends Drawn {
  reach: readonly Point[]
}

/**
 * An athlete of the sport, dressed, in one of its moments. `flip` is the caller's mirror, so that
 * the light stays where it is.
 */
export function cast({
  sport,
  palette,
  random,
  strip = 'home',
  action,
  flip = false,
  light = 'stage',
  plain = false,
}: CastOptions): Cast {
  const build = womenOf[sport] || (sport === 'track' && random.chance(0.5)) ? 'women' : 'men'
  const styles: readonly Hair[] =
    build === 'women'
      ? ['tail', 'tail', 'bun', 'tail', 'curls']
      : ['short', 'fade', 'curls', 'short', 'fade']
  const skin = random.pick(skinsOf(palette))
  const does = action ?? random.pick(actionsOf(sport))
  const rim = light === 'rim'
  const colors = colorsOf(palette, strip)
  const held = does.held ?? []
  const drawn = athlete({
    pose: does.pose,
    kit: kitOf(sport),
    colors: rim ? { ...colors, ...backlit(palette, strip) } : colors,
    skin: rim
      ? { main: strip === 'rival' ? palette.glow : palette.second, shade: palette.ink }
      : skin,
    hair: rim ? { main: palette.ink, shade: palette.ink } : random.pick(hairTones(palette)),
    hairStyle: random.pick(styles),
    build,
    light: point(flip ? -0.8 : 0.8, -0.6),
    cover: plain ? 0 : { rim: 0.2, stage: 0.48, day: 0.6 }[light],
    mirrored: flip,
    ...(numbered(sport) && { number: String(random.int(1, 39)) }),
    ink: palette.ink,
    gear: gearOf(held, {
      main: palette.white,
      shade: mix(palette.white, palette.brand, 0.5),
      line: palette.deep,
      tool: palette.pale,
      toolShade: mix(palette.second, palette.deep, 0.45),
    }),
  })
  return { ...drawn, reach: held.map((h) => reachOf(h, drawn.joints)) }
}

/** Golfers, swimmers, wrestlers and tennis players wear none. */
const numbered = (sport: SportCode) => !/golf|swim|wrestling|ten$/.test(sport)

const backlit = (p: Palette, strip: Strip) => {
  const edge = strip === 'rival' ? p.glow : p.second
  const dark = { main: edge, shade: p.ink }
  const cloth = { main: edge, shade: p.deep }
  return {
    top: strip === 'rival' ? cloth : { ...cloth, main: p.pale },
    bottom: cloth,
    sock: dark,
    shoe: dark,
    hat: cloth,
    trim: edge,
    number: p.glow,
  }
}
