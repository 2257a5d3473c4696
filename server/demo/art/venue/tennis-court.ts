import { mix } from '../color.ts'
import { camera } from '../scene/camera.ts'
import { stand } from '../scene/crowd.ts'
import { fill, linear, rect, stroke, wide, type Frame } from '../scene/frame.ts'
import { beams, sky, tower } from '../scene/light.ts'
import type { Venue, View } from './venue.ts'

export function tennisCourt(f: Frame, view: View): Venue {
  const { p, r } = f
  const horizon = view === 'low' ? r.int(380, 430) : r.int(170, 210)
  const cam = camera(
    view === 'low'
      ? {
          x: r.between(-3, 1),
          z: -6,
          height: 1.9,
          yaw: r.between(-10, 8),
          lens: 980,
          horizon,
          middle: 920,
        }
      : {
          x: r.between(-2, 2),
          z: -8,
          height: 5.6,
          yaw: r.between(-6, 6),
          lens: 1150,
          horizon,
          middle: 900,
        },
  )
  const far = Math.round(cam.at(0, 31).y),
    wall = Math.round(cam.at(0, 31, 2.4).y)
  const lamp = r.int(1150, 1420)
  const at = (x: number, y: number) => {
    const q = cam.at(x, 11.9, y)
    return `${q.x.toFixed(1)} ${q.y.toFixed(1)}`
  }
  const mesh =
    Array.from({ length: 46 }, (_, i) => -6.4 + i * 0.284)
      .map((x) => `M${at(x, 0.05)}L${at(x, 0.92)}`)
      .join('') + [0.2, 0.4, 0.6, 0.8].map((y) => `M${at(-6.4, y)}L${at(6.4, y)}`).join('')
  const s = cam.scale(0, 11.9)
  const svg = [
    sky(f, far, 1100),
    tower(f, lamp, 48, 60, wall),
    tower(f, r.int(200, 420), 64, 48, wall),
    stand(f, wall - 84, wall - 4, { size: 12 }),
    rect(p.deep, 0, wall, wide, far - wall + 4),
    rect(p.second, 0, wall - 3, wide, 4),
    linear(
      'hard',
      [0, far],
      [0, 900],
      [
        [0, mix(p.brand, p.glow, 0.35)],
        [1, p.deep],
      ],
    ),
    rect('url(#hard)', 0, far, wide, 900 - far),
    fill(
      p.second,
      cam.area([
        [-5.49, 0],
        [5.49, 0],
        [5.49, 23.77],
        [-5.49, 23.77],
      ]),
      'opacity=".3"',
    ),
    fill(
      p.white,
      cam.lines(
        [
          [-5.49, 0, 5.49, 0],
          [-5.49, 23.77, 5.49, 23.77],
          [-5.49, 0, -5.49, 23.77],
          [5.49, 0, 5.49, 23.77],
          [-4.12, 0, -4.12, 23.77],
          [4.12, 0, 4.12, 23.77],
          [-4.12, 5.5, 4.12, 5.5],
          [-4.12, 18.3, 4.12, 18.3],
          [0, 5.5, 0, 18.3],
        ],
        0.09,
      ),
      'opacity=".9"',
    ),
    stroke(p.ink, 1.3, mesh, 'opacity=".6"'),
    stroke(p.white, s * 0.08, `M${at(-6.4, 0.93)}L${at(6.4, 0.93)}`),
    stroke(p.ink, s * 0.1, `M${at(-6.4, 0)}L${at(-6.4, 1)}M${at(6.4, 0)}L${at(6.4, 1)}`),
    beams(f, lamp, 60, [r.int(-56, -44), r.int(-30, -20), r.int(-8, 2)], 0.3),
  ].join('')
  return { svg, cam, horizon }
}
