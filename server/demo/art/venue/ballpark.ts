import { mix } from '../color.ts'
import { camera } from '../scene/camera.ts'
import { flashes, stand } from '../scene/crowd.ts'
import { fill, linear, rect, stroke, wide, type Frame } from '../scene/frame.ts'
import { beams, sky, tower } from '../scene/light.ts'
import type { Venue, View } from './venue.ts'

/** The diamond from behind the plate, at dusk. */
export function ballpark(f: Frame, view: View): Venue {
  const { p, r, sport } = f
  const base = sport === 'softball' ? 18.3 : 27.4
  const mound = sport === 'softball' ? 13.1 : 18.4
  const diagonal = base / Math.SQRT2
  const depth = base * 3.2
  const horizon = view === 'low' ? r.int(390, 440) : r.int(190, 230)
  const cam = camera(
    view === 'low'
      ? {
          x: r.between(-3, 2),
          z: -7,
          height: 2.3,
          yaw: r.between(-12, 8),
          lens: 1000,
          horizon,
          middle: 900,
        }
      : {
          x: r.between(-4, 4),
          z: -9,
          height: 6.4,
          yaw: r.between(-8, 6),
          lens: 1100,
          horizon,
          middle: 880,
        },
  )
  const far = Math.round(cam.at(0, depth).y)
  const wall = Math.round(cam.at(0, depth, 3).y)
  const dirt = mix(mix(p.second, p.brand, 0.45), p.deep, 0.3)
  const arc = (radius: number, x = 0, z = 0) =>
    Array.from({ length: 25 }, (_, i) => {
      const a = ((i * 15 - 90) * Math.PI) / 180
      return [x + Math.sin(a) * radius, z + Math.cos(a) * radius] as const
    })
  const fan = Array.from({ length: 7 }, (_, i) => -0.78 + i * 0.224)
    .filter((_, i) => i % 2 === 0)
    .map((a) =>
      cam.area([
        [0, 0],
        [Math.sin(a) * 140, Math.cos(a) * 140],
        [Math.sin(a + 0.224) * 140, Math.cos(a + 0.224) * 140],
      ]),
    )
    .join('')
  const grass = cam.area([
    [0, 2.6],
    [diagonal - 1.8, diagonal],
    [0, diagonal * 2 - 2.6],
    [1.8 - diagonal, diagonal],
  ])
  const bag = (x: number, z: number) =>
    cam.area([
      [x, z - 0.4],
      [x + 0.4, z],
      [x, z + 0.4],
      [x - 0.4, z],
    ])
  const lamp = r.int(1150, 1420),
    other = r.int(220, 480)
  const svg = [
    sky(f, far, 1100),
    tower(f, other, 70, 54, wall),
    tower(f, lamp, 52, 70, wall),
    view === 'low'
      ? stand(f, wall - 92, wall - 6, { size: 10 }) + flashes(f, wall - 90, wall - 10, 8)
      : stand(f, wall - 70, wall - 4, { size: 8 }),
    rect(p.deep, 0, wall, wide, far - wall + 2),
    rect(p.second, 0, wall - 3, wide, 4),
    linear(
      'turf',
      [0, far],
      [0, 900],
      [
        [0, mix(p.glow, p.second, 0.2)],
        [0.2, mix(p.glow, p.brand, 0.35)],
        [0.5, p.brand],
        [1, p.deep],
      ],
    ),
    rect('url(#turf)', 0, far, wide, 900 - far),
    fill(p.ink, fan, 'opacity=".2"'),
    fill(dirt, cam.area(arc(base * 0.98, 0, mound * 0.98)) + cam.area(arc(base * 0.16))),
    fill(p.ink, cam.area(arc(base * 0.98, 0, mound * 0.98)), 'opacity=".12"'),
    fill(mix(p.brand, p.glow, 0.45), grass),
    fill(dirt, cam.area(arc(2.75, 0, mound))),
    fill(mix(dirt, p.pale, 0.25), cam.area(arc(1.5, 0.2, mound + 0.2))),
    fill(
      p.pale,
      cam.lines(
        [
          [0.6, 0.6, 70, 70],
          [-0.6, 0.6, -70, 70],
          [0.9, -1.2, 0.9, 1.2],
          [2.1, -1.2, 2.1, 1.2],
          [0.9, 1.2, 2.1, 1.2],
          [-0.9, -1.2, -0.9, 1.2],
          [-2.1, -1.2, -2.1, 1.2],
          [-0.9, 1.2, -2.1, 1.2],
        ],
        0.11,
      ),
      'opacity=".85"',
    ),
    fill(
      p.white,
      bag(diagonal, diagonal) +
        bag(0, diagonal * 2) +
        bag(-diagonal, diagonal) +
        cam.area([
          [-0.22, 0.2],
          [0.22, 0.2],
          [0.22, 0],
          [0, -0.22],
          [-0.22, 0],
        ]) +
        cam.area([
          [-0.3, mound],
          [0.3, mound],
          [0.3, mound + 0.15],
          [-0.3, mound + 0.15],
        ]),
    ),
    foulPoles(f, wall, cam.at(70, 70).x, cam.at(-70, 70).x),
    beams(f, lamp, 64, [r.int(-60, -48), r.int(-34, -24), r.int(-10, 0)], 0.26),
  ].join('')
  return { svg, cam, horizon }
}

const foulPoles = ({ p }: Frame, wall: number, right: number, left: number) =>
  stroke(
    p.second,
    4,
    [left, right].map((x) => `M${Math.round(x)} ${wall + 20}V${wall - 150}`).join(''),
  )
