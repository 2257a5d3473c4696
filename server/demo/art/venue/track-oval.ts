import { mix } from '../color.ts'
import { camera } from '../scene/camera.ts'
import { flashes, stand } from '../scene/crowd.ts'
import { fill, linear, rect, wide, type Frame } from '../scene/frame.ts'
import { beams, sky, tower } from '../scene/light.ts'
import type { Venue, View } from './venue.ts'

/** The bend of a track: lanes sweep round to the left and away. */
export function trackOval(f: Frame, view: View): Venue {
  const { p, r } = f
  const horizon = view === 'low' ? r.int(390, 440) : r.int(190, 230)
  const cam = camera({
    x: r.between(38, 43),
    z: view === 'low' ? -7 : -16,
    height: view === 'low' ? 1.7 : 7,
    yaw: view === 'low' ? r.between(-30, -14) : r.between(-22, -12),
    lens: 1000,
    horizon,
    middle: 860,
  })
  const far = Math.round(horizon + (view === 'low' ? 20 : 60))
  const lane = 1.22,
    inner = 36.5
  // Straight first, then the bend round 0,40.
  const curve = (radius: number): (readonly [number, number])[] => [
    [radius, -20] as const,
    [radius, 10] as const,
    ...Array.from({ length: 17 }, (_, i) => {
      const a = (i * 11.25 * Math.PI) / 180
      return [Math.cos(a) * radius, 20 + Math.sin(a) * radius] as const
    }),
    [-radius, -20] as const,
  ]
  const between = (a: number, b: number) => cam.area([...curve(a), ...curve(b).reverse()])
  const lamp = r.int(1180, 1440)
  const rubber = mix(p.second, p.brand, 0.42)
  const svg = [
    sky(f, far, 1100),
    tower(f, lamp, 50, 66, far - 90),
    tower(f, r.int(240, 460), 74, 52, far - 90),
    stand(f, far - 170, far - 26, { size: 11, tilt: r.int(-10, 10) }),
    flashes(f, far - 160, far - 30, 10),
    rect(p.second, 0, far - 22, wide, 3),
    rect(p.deep, 0, far - 19, wide, 22),
    linear(
      'infield',
      [0, far],
      [0, 900],
      [
        [0, mix(p.glow, p.brand, 0.3)],
        [1, p.deep],
      ],
    ),
    rect('url(#infield)', 0, far, wide, 900 - far),
    linear(
      'rubber',
      [0, far],
      [0, 900],
      [
        [0, mix(rubber, p.second, 0.4)],
        [0.5, rubber],
        [1, mix(rubber, p.ink, 0.55)],
      ],
    ),
    fill('url(#rubber)', between(inner, inner + lane * 8)),
    fill(
      p.ink,
      [0, 2, 4, 6].map((i) => between(inner + i * lane, inner + (i + 1) * lane)).join(''),
      'opacity=".12"',
    ),
    fill(
      p.white,
      Array.from({ length: 9 }, (_, i) =>
        between(inner + i * lane - 0.035, inner + i * lane + 0.035),
      ).join(''),
      'opacity=".9"',
    ),
    beams(f, lamp, 64, [r.int(-58, -46), r.int(-34, -24), r.int(-10, 0)], 0.28),
  ].join('')
  return { svg, cam, horizon }
}
