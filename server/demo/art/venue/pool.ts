import { mix } from '../color.ts'
import { camera } from '../scene/camera.ts'
import { stand } from '../scene/crowd.ts'
import { fill, linear, rect, stroke, wide, type Frame } from '../scene/frame.ts'
import { beams } from '../scene/light.ts'
import type { Venue, View } from './venue.ts'

/** Eight lanes run away from us; the water keeps the lamps of the hall. */
export function pool(f: Frame, view: View): Venue {
  const { p, r } = f
  const horizon = view === 'low' ? r.int(330, 390) : r.int(150, 190)
  const cam = camera(
    view === 'low'
      ? {
          x: r.between(-2, 2),
          z: -4,
          height: 1.5,
          yaw: r.between(-8, 10),
          lens: 900,
          horizon,
          middle: 900,
        }
      : {
          x: r.between(-3, 3),
          z: -7,
          height: 8,
          yaw: r.between(-10, 10),
          lens: 1000,
          horizon,
          middle: 900,
        },
  )
  const far = Math.round(cam.at(0, 25).y)
  const ropes = Array.from({ length: 9 }, (_, i) => (i - 4) * 2.5)
  const black = ropes.slice(0, 8).map((x) => x + 1.25)
  const water =
    linear(
      'water',
      [0, far],
      [0, 900],
      [
        [0, mix(p.glow, p.pale, 0.35)],
        [0.25, p.glow],
        [0.6, p.brand],
        [1, p.deep],
      ],
    ) + rect('url(#water)', 0, far, wide, 900 - far)
  const lit = Array.from({ length: 44 }, () => {
    const y = far + (900 - far) * r.float() ** 1.6,
      w = 20 + (y - far) * r.between(0.15, 0.5),
      x = r.int(0, wide)
    const h = Math.max(2, (y - far) * 0.018)
    return `M${x} ${Math.round(y)}q${Math.round(w / 2)} ${-Math.round(h * 2)} ${Math.round(w)} 0q${-Math.round(w / 2)} ${Math.round(h)} ${-Math.round(w)} 0z`
  }).join('')
  const svg = [
    linear(
      'hall',
      [0, 0],
      [0, far],
      [
        [0, p.ink],
        [1, p.brand],
      ],
    ),
    rect('url(#hall)', 0, 0, wide, far),
    stroke(
      p.pale,
      8,
      `M-20 ${Math.round(far * 0.16)}H1600M-70 ${Math.round(far * 0.32)}H1600`,
      'stroke-dasharray="90 120" opacity=".6"',
    ),
    stand(f, Math.round(far * 0.5), far - 34, { size: 11 }),
    rect(p.second, 0, far - 34, wide, 5),
    rect(mix(p.brand, p.white, 0.5), 0, far - 29, wide, 30),
    water,
    fill(
      p.ink,
      cam.lines(
        black.map((x) => [x, 0, x, 23] as const),
        0.3,
      ),
      'opacity=".35"',
    ),
    fill(p.white, lit, 'opacity=".28"'),
    ...ropes.map((x, i) => {
      const floats = Array.from({ length: 46 }, (_, k) => k * 0.55)
        .map((z) => ({ z, q: cam.at(x, z, 0.04), s: cam.scale(x, z) }))
        .filter(({ q, s }) => s < 600 && q.y < 940 && q.x > -60 && q.x < wide + 60)
      const dots = (odd: boolean) =>
        cam.lines(
          floats
            .filter(({ z }) => Math.round(z / 0.55) % 4 < 2 === odd)
            .map(({ z }) => [x, z, x, z + 0.5] as const),
          0.16,
        )
      return (
        fill(i === 4 ? p.second : p.white, dots(true)) +
        fill(i % 4 === 0 ? p.second : p.brand, dots(false))
      )
    }),
    beams(f, r.int(1080, 1380), 10, [r.int(-50, -40), r.int(-26, -16), r.int(0, 8)], 0.28),
  ].join('')
  return { svg, cam, horizon }
}
