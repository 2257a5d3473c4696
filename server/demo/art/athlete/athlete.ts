import { mix } from '../color.ts'
import { lettersSvg } from '../letters.ts'
import { blob, point, type Point } from '../path.ts'
import { headSvg, type Hair, type Tones } from './head.ts'
import type { Kit, KitColors } from './kit.ts'
import { armRings, cloth, fingers, legRings, palm, shoe } from './limbs.ts'
import { jointsOf, type Arm, type Joints, type Leg, type Pose } from './pose.ts'
import { lit, ringsAlong, tube, type Ring } from './tube.ts'
import { axis, trunk } from './torso.ts'

export interface AthleteOptions {
  pose: Pose
  kit: Kit
  colors: KitColors
  skin: Tones
  hair: Tones
  hairStyle: Hair
  build: 'men' | 'women'
  /** Towards the light, as a unit vector in the athlete's own space. */
  light: Point
  /** Share of each limb the light reaches: 0.2 is a rim, 0.6 broad daylight. */
  cover: number
  /** The colour far limbs sink into. */
  ink: string
  number?: string
  /** The picture will be mirrored; letters must not be. */
  mirrored?: boolean
  /** Drawn between the far arm and the body, and over everything. */
  gear?: (joints: Joints) => { under?: string; over?: string }
}

export interface Drawn {
  svg: string
  joints: Joints
}

export function athlete(o: AthleteOptions): Drawn {
  const girth = o.build === 'men' ? 1 : 0.88
  const joints = jointsOf(o.pose, girth)
  const gear = o.gear?.(joints) ?? {}
  const far: AthleteOptions = { ...o, ...sunk(o) }
  const svg = [
    armSvg(far, joints.arms.far, girth),
    gear.under ?? '',
    legSvg(far, joints.legs.far),
    legSvg(o, joints.legs.near),
    trunkSvg(o, joints),
    neckAndHead(o, joints),
    armSvg(o, joints.arms.near, girth),
    gear.over ?? '',
  ].join('')
  return { svg: joined(svg), joints }
}

/** Neighbours of one colour become one path. */
const joined = (svg: string) => {
  let before = ''
  for (let now = svg; now !== before;)
    [before, now] = [
      now,
      now.replace(
        /<path fill="([^"]+)" d="([^"]+)"\/><path fill="\1" d="([^"]+)"\/>/g,
        '<path fill="$1" d="$2$3"/>',
      ),
    ]
  return before
}

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`

function part(o: AthleteOptions, rings: Ring[], tones: Tones, flat = false): string {
  return (
    path(tones.shade, tube(rings, flat)) +
    (o.cover === 0 ? '' : path(tones.main, lit(rings, o.light, o.cover)))
  )
}

function sunk({ colors, skin, ink }: AthleteOptions): Pick<AthleteOptions, 'colors' | 'skin'> {
  const down = (t: Tones): Tones => ({
    main: mix(t.main, ink, 0.42),
    shade: mix(t.shade, ink, 0.5),
  })
  return {
    skin: down(skin),
    colors: {
      ...colors,
      top: down(colors.top),
      bottom: down(colors.bottom),
      sock: down(colors.sock),
      shoe: down(colors.shoe),
    },
  }
}

function armSvg(o: AthleteOptions, a: Arm, girth: number): string {
  const { kit, colors, skin } = o
  const [upper, fore] = armRings(a, girth)
  const hand = kit.gloves ? colors.hat : skin
  const reach =
    o.pose.hands === 'open' && !kit.gloves
      ? `<path fill="none" stroke="${hand.main}" stroke-width="${Math.round(15 * girth)}" stroke-linecap="round" d="${fingers(a)}"/>`
      : ''
  const sleeve =
    kit.sleeve === 0
      ? ''
      : (kit.sleeve > 1
          ? part(
              o,
              cloth(a.elbow, a.wrist, 'forearm', -0.06, (kit.sleeve - 1) * 1.9, 1),
              colors.top,
            )
          : '') +
        part(
          o,
          cloth(
            a.shoulder,
            a.elbow,
            'arm',
            -0.16,
            Math.min(kit.sleeve, 1.08),
            kit.pads ? 15 : kit.ease * 0.7,
            kit.sleeve < 1 ? 5 : 0,
          ),
          colors.top,
          kit.sleeve < 1,
        )
  const pad = kit.pads
    ? part(
        o,
        ringsAlong(a.shoulder, a.elbow, [
          [-0.34, 30, 30],
          [-0.26, 52, 52],
          [0, 60, 58],
          [0.3, 52, 50],
          [0.44, 44, 42],
        ]),
        colors.top,
      )
    : ''
  return (
    reach +
    part(o, palm(a, girth), hand) +
    part(o, upper, skin) +
    part(o, fore, skin) +
    sleeve +
    pad
  )
}

function legSvg(o: AthleteOptions, l: Leg): string {
  const { kit, colors, skin } = o
  const [thigh, shin] = legRings(l, o.build === 'men' ? 1 : 0.95)
  const foot = blob(shoe(l))
  const long = kit.bottom === 'long'
  const below = long
    ? part(o, cloth(l.knee, l.ankle, 'shin', -0.08, 0.94, 9, 8), colors.bottom)
    : part(o, shin, skin) +
      (kit.sock > 0
        ? part(o, cloth(l.knee, l.ankle, 'shin', 1 - kit.sock, 1.04, 2), colors.sock)
        : '')
  const knee =
    kit.kneepads || kit.bottom === 'knee'
      ? part(
          o,
          cloth(l.knee, l.ankle, 'shin', -0.1, 0.16, 5),
          kit.kneepads ? colors.shoe : colors.bottom,
        )
      : ''
  const full = long || kit.bottom === 'knee'
  const upper =
    kit.bottom === 'skirt'
      ? ''
      : part(
          o,
          cloth(
            l.hip,
            l.knee,
            'thigh',
            -0.16,
            full ? 1.08 : kit.leg,
            full ? 7 : kit.bottom === 'shorts' ? 8 : 1,
            kit.bottom === 'shorts' ? 14 : 0,
          ),
          kit.bottom === 'suit' ? colors.top : colors.bottom,
          kit.bottom === 'shorts',
        )
  const shoeTones = kit.barefoot ? skin : colors.shoe
  return (
    path(shoeTones.shade, foot) +
    path(shoeTones.main, shoeTop(l)) +
    part(o, thigh, skin) +
    below +
    upper +
    knee
  )
}

/** The upper of the shoe without its sole. */
const shoeTop = (l: Leg) => {
  const points = shoe(l)
  const middle = points.reduce(
    (sum, p) => point(sum.x + p.x / points.length, sum.y + p.y / points.length),
    point(0, 0),
  )
  return blob(points.slice(0, 6).concat(middle))
}

function trunkSvg(o: AthleteOptions, j: Joints): string {
  const { kit, colors, skin, pose, build } = o
  const skirt =
    kit.bottom === 'skirt'
      ? path(colors.bottom.shade, skirtOf(j, kit.leg)) +
        path(colors.bottom.main, skirtOf(j, kit.leg, 0.55))
      : ''
  const hips =
    kit.bottom === 'skirt'
      ? ''
      : part(
          o,
          trunk(pose, j, build, 0.68, 1.14, 4),
          kit.bottom === 'suit' ? colors.top : colors.bottom,
        )
  const body = part(o, trunk(pose, j, build), skin)
  const top =
    kit.hem === 0
      ? ''
      : part(
          o,
          trunk(pose, j, build, kit.sleeve === 0 ? 0.05 : -0.02, kit.hem, kit.ease),
          colors.top,
          true,
        )
  return body + hips + skirt + top + numeral(o, j)
}

/** The number on the shirt, turned and narrowed with the chest. */
function numeral({ number, pose, colors, kit, mirrored }: AthleteOptions, j: Joints): string {
  if (!number || kit.hem === 0 || Math.abs(pose.turn) < 0.5) return ''
  const { at, front } = axis(j)(0.4)
  const angle = (Math.atan2(-front.y, -front.x) * 180) / Math.PI
  const narrow = (0.35 + 0.6 * Math.abs(pose.turn)).toFixed(2)
  return `<g transform="translate(${Math.round(at.x)} ${Math.round(at.y)})rotate(${Math.round(angle > 90 || angle < -90 ? angle + 180 : angle)})scale(${mirrored ? '-' : ''}${narrow} 1)">${lettersSvg(number, { height: 108, fill: colors.number, weight: 21 })}</g>`
}

/** Both thighs under one cloth, its hem held by the knees. */
function skirtOf({ pelvis, legs, neck }: Joints, length: number, share = 1): string {
  const up = point((neck.x - pelvis.x) * 0.22 + pelvis.x, (neck.y - pelvis.y) * 0.22 + pelvis.y)
  const hem = (l: Leg, out: number) =>
    point(
      l.hip.x + (l.knee.x - l.hip.x) * length + out,
      l.hip.y + (l.knee.y - l.hip.y) * length + 14,
    )
  const [left, right] =
    legs.near.knee.x < legs.far.knee.x ? [legs.near, legs.far] : [legs.far, legs.near]
  const a = hem(left, -78),
    b = hem(right, 78)
  const from = (p: Point) => point(b.x + (p.x - b.x) * share, p.y)
  return blob([
    from(point(up.x - 62, up.y)),
    from(a),
    from(a),
    point((from(a).x + b.x) / 2, Math.max(a.y, b.y) + 10),
    b,
    b,
    point(up.x + 58, up.y),
    point(up.x, up.y - 12),
  ])
}

function neckAndHead(o: AthleteOptions, j: Joints): string {
  const neck = ringsAlong(j.head, j.neck, [
    [0.1, 22, 30],
    [0.5, 25, 30],
    [0.85, 30, 36],
    [1.15, 38, 46],
  ])
  const head = headSvg(o.pose.face ?? 'side', {
    skin: o.skin,
    hair: o.hair,
    style: o.hairStyle,
    wear: o.kit.wear,
    hat: o.colors.hat,
    trim: o.colors.trim,
  })
  return `${part(o, neck, o.skin)}<g transform="translate(${Math.round(j.head.x)} ${Math.round(j.head.y)})rotate(${Math.round(j.tilt)})">${head}</g>`
}
