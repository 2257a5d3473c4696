import { mix } from '../color.ts'
import { camera, type Camera } from '../scene/camera.ts'
import { flashes, stand } from '../scene/crowd.ts'
import { fill, linear, radial, rect, stroke, wide, type Frame } from '../scene/frame.ts'
import { beams } from '../scene/light.ts'
import type { Venue, View } from './venue.ts'

/** A hall: dark stands, a shining floor, lamps under the roof. */
export function arena(f: Frame, view: View): Venue {
  const { p, r, sport } = f
  const horizon = view === 'low' ? r.int(420, 480) : r.int(200, 250)
  const cam = camera(
    view === 'low'
      ? {
          x: r.between(-3, 2),
          z: sport === 'wrestling' ? -9 : -3,
          height: 1.5,
          yaw: r.between(-12, 10),
          lens: 1000,
          horizon,
          middle: 940,
        }
      : {
          x: r.between(-2, 2),
          z: sport === 'wrestling' ? -7 : -4,
          height: 4.8,
          yaw: r.between(-8, 8),
          lens: 1050,
          horizon,
          middle: 900,
        },
  )
  const depth = sport === 'wvball' ? 22 : sport === 'wrestling' ? 16 : 31
  const far = Math.round(cam.at(0, depth).y)
  const lamp = r.int(1060, 1400)
  const svg = [
    linear(
      'roof',
      [0, 0],
      [0, far],
      [
        [0, p.ink],
        [1, p.deep],
      ],
    ),
    rect('url(#roof)', 0, 0, wide, far),
    roof(f, Math.max(46, far - 360)),
    stand(f, Math.max(70, far - 280), far - 96, { size: 12, tilt: r.int(-12, 12), dim: 0.8 }),
    rect(p.ink, 0, far - 96, wide, 12),
    rect(p.second, 0, far - 86, wide, 3),
    stand(f, far - 66, far - 4, { size: 16 }),
    flashes(f, Math.max(80, far - 270), far - 40, 10),
    floor(f, cam, far),
    sport === 'wvball' ? net(f, cam) : sport === 'wrestling' ? '' : hoop(f, cam),
    beams(f, lamp, 20, [r.int(-52, -40), r.int(-30, -18), r.int(-8, 4), r.int(14, 24)], 0.34),
  ].join('')
  return { svg, cam, horizon }
}

function roof({ p, r }: Frame, y: number): string {
  const lamps = Array.from(
    { length: 3 },
    (_, i) => `M${r.int(-40, 60)} ${Math.round(y * (0.25 + i * 0.28))}H1600`,
  ).join('')
  const truss = Array.from(
    { length: 14 },
    (_, i) => `M${i * 120 - 40} 0L${i * 120 + 20} ${y}L${i * 120 + 80} 0`,
  ).join('')
  return (
    stroke(p.brand, 3, `${truss}M0 ${y}H1600`, 'opacity=".55"') +
    stroke(p.pale, 9, lamps, 'stroke-linecap="round" stroke-dasharray="26 134" opacity=".85"')
  )
}

function floor({ p, sport }: Frame, cam: Camera, far: number): string {
  const wood = mix(p.second, p.brand, 0.36)
  const warm = sport === 'wrestling' ? mix(p.brand, p.deep, 0.4) : mix(wood, p.deep, 0.35)
  const planks = Array.from({ length: 25 }, (_, i) => -18 + i * 1.5)
    .map((x, i) =>
      cam.area([
        [x, -2],
        [x + (i % 3 ? 0.75 : 0.5), -2],
        [x + (i % 3 ? 0.75 : 0.5), 40],
        [x, 40],
      ]),
    )
    .join('')
  const ground =
    linear(
      'wood',
      [0, far],
      [0, 900],
      [
        [0, mix(warm, p.second, 0.4)],
        [0.45, warm],
        [1, p.deep],
      ],
    ) +
    radial(
      'shine',
      1050,
      far + 90,
      620,
      [
        [0, p.pale, 0.5],
        [1, p.second, 0],
      ],
      `gradientTransform="translate(0 ${Math.round((far + 90) * 0.7)})scale(1 .3)"`,
    ) +
    rect('url(#wood)', 0, far - 4, wide, 904 - far)
  const shine = rect('url(#shine)', 0, far - 4, wide, 904 - far)
  if (sport === 'wrestling') {
    return (
      ground +
      fill(p.second, cam.ring(0, 4, 4.3, 8.6), 'opacity=".26"') +
      fill(p.pale, cam.ring(0, 4, 4.3, 0.2) + cam.ring(0, 4, 1.5, 0.16), 'opacity=".9"') +
      shine
    )
  }
  if (sport === 'wvball') {
    const court = cam.area([
      [-4.5, 0],
      [4.5, 0],
      [4.5, 18],
      [-4.5, 18],
    ])
    return (
      ground +
      fill(p.brand, court, 'opacity=".75"') +
      shine +
      fill(
        p.white,
        cam.lines(
          [
            [-4.5, 0, 4.5, 0],
            [-4.5, 18, 4.5, 18],
            [-4.5, 0, -4.5, 18],
            [4.5, 0, 4.5, 18],
            [-4.5, 6, 4.5, 6],
            [-4.5, 9, 4.5, 9],
            [-4.5, 12, 4.5, 12],
          ],
          0.09,
        ),
        'opacity=".9"',
      )
    )
  }
  const key =
    cam.area([
      [-2.45, 22.8],
      [2.45, 22.8],
      [2.45, 28.65],
      [-2.45, 28.65],
    ]) +
    cam.area([
      [-2.45, 0],
      [2.45, 0],
      [2.45, 5.8],
      [-2.45, 5.8],
    ])
  return (
    ground +
    fill(p.ink, planks, 'opacity=".1"') +
    fill(p.brand, key, 'opacity=".85"') +
    shine +
    fill(
      p.white,
      cam.lines(
        [
          [-7.6, 0, 7.6, 0],
          [-7.6, 28.65, 7.6, 28.65],
          [-7.6, 0, -7.6, 28.65],
          [7.6, 0, 7.6, 28.65],
          [-7.6, 14.3, 7.6, 14.3],
          [-2.45, 22.8, 2.45, 22.8],
        ],
        0.09,
      ) +
        cam.ring(0, 14.3, 1.8, 0.09) +
        cam.ring(0, 22.8, 1.8, 0.09) +
        cam.ring(0, 27, 6.75, 0.09, 180, 360) +
        cam.ring(0, 1.6, 6.75, 0.09, 0, 180),
      'opacity=".85"',
    )
  )
}

function net({ p }: Frame, cam: Camera): string {
  const at = (x: number, y: number) => {
    const q = cam.at(x, 9, y)
    return `${q.x.toFixed(1)} ${q.y.toFixed(1)}`
  }
  const mesh =
    Array.from({ length: 40 }, (_, i) => -4.6 + i * 0.236)
      .map((x) => `M${at(x, 1.24)}L${at(x, 2.24)}`)
      .join('') + [1.44, 1.64, 1.84, 2.04].map((y) => `M${at(-4.6, y)}L${at(4.6, y)}`).join('')
  const s = cam.scale(0, 9)
  return (
    stroke(p.pale, 1.4, mesh, 'opacity=".55"') +
    stroke(p.white, s * 0.07, `M${at(-4.9, 2.22)}L${at(4.9, 2.22)}`) +
    stroke(p.white, s * 0.04, `M${at(-4.9, 1.24)}L${at(4.9, 1.24)}`) +
    stroke(p.second, s * 0.1, `M${at(-5, 0)}L${at(-5, 2.5)}M${at(5, 0)}L${at(5, 2.5)}`)
  )
}

function hoop({ p }: Frame, cam: Camera): string {
  const q = cam.at(0, 27, 3.05),
    s = cam.scale(0, 27)
  const at = (dx: number, dy: number) => `${(q.x + dx * s).toFixed(1)} ${(q.y - dy * s).toFixed(1)}`
  return (
    stroke(p.ink, s * 0.2, `M${at(0, 0.4)}L${at(0, -3)}`) +
    fill(
      p.white,
      `M${at(-0.92, 1.2)}L${at(0.92, 1.2)}L${at(0.92, -0.02)}L${at(-0.92, -0.02)}Z`,
      'opacity=".85"',
    ) +
    stroke(
      p.brand,
      s * 0.06,
      `M${at(-0.3, 0.6)}L${at(0.3, 0.6)}L${at(0.3, 0.14)}L${at(-0.3, 0.14)}Z`,
    ) +
    stroke(
      p.pale,
      s * 0.03,
      `M${at(-0.24, 0)}L${at(-0.12, -0.45)}L${at(0.02, 0)}L${at(0.12, -0.45)}L${at(0.24, 0)}M${at(0.02, 0)}L${at(-0.12, -0.45)}`,
    ) +
    stroke(p.second, s * 0.09, `M${at(-0.26, 0)}L${at(0.26, 0)}`)
  )
}
