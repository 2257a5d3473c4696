import { mix } from '../color.ts'
import { camera, type Camera } from '../scene/camera.ts'
import { flashes, stand } from '../scene/crowd.ts'
import { fill, linear, rect, stroke, wide, type Frame } from '../scene/frame.ts'
import { beams, sky, tower } from '../scene/light.ts'
import { pitchOf, type Pitch } from './pitch.ts'
import type { Venue, View } from './venue.ts'

/** A field under floodlights, seen down its length. */
export function stadium(f: Frame, view: View): Venue {
  const { p, r, sport } = f
  const pitch = pitchOf(sport)
  const horizon = view === 'low' ? r.int(400, 470) : r.int(215, 260)
  const cam = camera(
    view === 'low'
      ? {
          x: r.between(-9, 3),
          z: r.between(22, 44),
          height: r.between(2.2, 3.4),
          yaw: r.between(-10, 14),
          lens: 1050,
          horizon,
          middle: 900,
        }
      : {
          x: r.between(-4, 4),
          z: r.between(24, 27),
          height: 5.8,
          yaw: r.between(-10, 10),
          lens: 1150,
          horizon,
          middle: 900,
        },
  )
  const far = Math.round(cam.at(0, pitch.length + 5).y)
  const top = Math.max(40, far - (view === 'low' ? r.int(210, 260) : 190))
  const lampsLeft = r.int(160, 420),
    lampsRight = r.int(1180, 1460)
  const svg = [
    sky(f, far, 1000),
    tower(f, lampsLeft, r.int(40, 80), 62, top + 20),
    tower(f, lampsRight, r.int(30, 70), 74, top + 20),
    stand(f, top, far - 92, { size: 10, tilt: r.int(-14, 14) }),
    rect(mix(p.ink, p.brand, 0.35), 0, far - 92, wide, 14),
    stand(f, far - 72, far - 16, { size: 14 }),
    flashes(f, top, far - 30, 14),
    rect(p.second, 0, far - 18, wide, 3),
    rect(mix(p.deep, p.brand, 0.6), 0, far - 15, wide, 16),
    boards(f, far),
    turf(f, cam, pitch, far),
    goal(f, cam, pitch),
    beams(f, lampsRight, 70, [r.int(-58, -46), r.int(-36, -26), r.int(-14, -4)], 0.3),
    beams(f, lampsLeft, 80, [r.int(24, 34), r.int(44, 54)], 0.2),
  ].join('')
  return { svg, cam, horizon }
}

/** Advertising boards as blocks of colour, without words. */
function boards({ p, r }: Frame, y: number): string {
  let d = ''
  for (let x = r.int(-60, 0); x < wide; x += r.int(190, 300))
    d += `M${x} ${y - 12}h${r.int(60, 130)}v10h-120z`
  return fill(p.glow, d, 'opacity=".55"')
}

function turf({ p }: Frame, cam: Camera, pitch: Pitch, far: number): string {
  const half = pitch.width / 2
  const bands = Array.from({ length: Math.ceil(pitch.length / pitch.mown) }, (_, i) => i)
    .filter((i) => i % 2 === 0)
    .map((i) =>
      cam.area([
        [-half - 30, i * pitch.mown],
        [half + 30, i * pitch.mown],
        [half + 30, (i + 1) * pitch.mown],
        [-half - 30, (i + 1) * pitch.mown],
      ]),
    )
    .join('')
  const paint =
    cam.lines(pitch.lines, pitch.goal === 'posts' ? 0.16 : 0.15) +
    pitch.rings
      .map(([x, z, radius, from, to]) =>
        cam.ring(x, z, radius, radius < 1 ? radius : 0.15, from, to),
      )
      .join('')
  return (
    linear(
      'turf',
      [0, far],
      [0, 900],
      [
        [0, mix(p.glow, p.second, 0.22)],
        [0.25, mix(p.glow, p.brand, 0.35)],
        [0.6, p.brand],
        [1, p.deep],
      ],
    ) +
    rect('url(#turf)', 0, far, wide, 900 - far) +
    fill(p.ink, bands, 'opacity=".26"') +
    fill(p.pale, paint, 'opacity=".78"')
  )
}

function goal({ p }: Frame, cam: Camera, pitch: Pitch): string {
  const z = pitch.goal === 'small' ? pitch.length - 13.7 : pitch.length
  const at = (x: number, y: number, dz = 0) => {
    const q = cam.at(x, z + dz, y)
    return `${q.x.toFixed(1)} ${q.y.toFixed(1)}`
  }
  const width = Math.max(2, cam.scale(0, z) * 0.14)
  if (pitch.goal === 'posts')
    return stroke(
      p.second,
      width * 1.4,
      `M${at(0, 0)}L${at(0, 3)}M${at(-2.8, 10)}L${at(-2.8, 3)}L${at(2.8, 3)}L${at(2.8, 10)}`,
      'stroke-linejoin="round"',
    )
  const [half, bar] = pitch.goal === 'net' ? [3.66, 2.44] : [0.95, 1.85]
  const net =
    Array.from({ length: 9 }, (_, i) => -half + (half * 2 * i) / 8)
      .map((x) => `M${at(x, bar)}L${at(x, 0, 1.8)}`)
      .join('') +
    [0.5, 1, 1.5, 2]
      .filter((y) => y < bar)
      .map((y) => `M${at(-half, y, 1)}L${at(half, y, 1)}`)
      .join('')
  return (
    stroke(p.pale, 1, net, 'opacity=".5"') +
    stroke(
      p.white,
      width,
      `M${at(-half, 0)}L${at(-half, bar)}L${at(half, bar)}L${at(half, 0)}`,
      'stroke-linejoin="round"',
    )
  )
}
