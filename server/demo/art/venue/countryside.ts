import { mix } from '../color.ts'
import { camera } from '../scene/camera.ts'
import { fill, linear, radial, rect, stroke, wide, type Frame } from '../scene/frame.ts'
import { halftone } from '../scene/light.ts'
import type { Venue, View } from './venue.ts'

/** Hills behind hills before a low sun: a cross-country course, or a golf green with its flag. */
export function countryside(f: Frame, view: View): Venue {
  const { p, r, sport } = f
  const golf = sport === 'mgolf' || sport === 'wgolf'
  const horizon = view === 'low' ? r.int(430, 480) : r.int(300, 340)
  const cam = camera({
    x: 0,
    z: -6,
    height: view === 'low' ? 1.7 : 5,
    yaw: 0,
    lens: 950,
    horizon,
    middle: 950,
  })
  const sunX = r.int(900, 1250),
    sunY = horizon - r.int(120, 210),
    sun = r.int(120, 210)
  const layers = Array.from({ length: 5 }, (_, i) => {
    const base = horizon - 120 + i * 46
    const tone =
      i < 2
        ? mix(mix(p.glow, p.second, 0.45 - i * 0.2), p.brand, 0.25 + i * 0.15)
        : mix(p.brand, p.deep, (i - 2) * 0.3)
    return (
      fill(tone, ridge(f, base, 60 - i * 8)) +
      (i > 0 && i < 4 ? trees(f, base + 14, tone, 16 + i * 9) : '')
    )
  })
  const svg = [
    linear(
      'dusk',
      [0, 0],
      [0, horizon],
      [
        [0, p.deep],
        [0.5, p.brand],
        [0.85, mix(p.glow, p.second, 0.5)],
        [1, p.second],
      ],
    ),
    rect('url(#dusk)', 0, 0, wide, horizon + 60),
    radial('sun', sunX, sunY, sun * 3.2, [
      [0, p.pale, 0.8],
      [0.3, p.second, 0.5],
      [1, p.second, 0],
    ]),
    `<circle cx="${sunX}" cy="${sunY}" r="${Math.round(sun * 3.2)}" fill="url(#sun)"/><circle cx="${sunX}" cy="${sunY}" r="${sun}" fill="${p.pale}"/>`,
    halftone(p.second, 0, 0, wide, horizon * 0.5, 15, 'top', 'opacity=".16"'),
    birds(f),
    ...layers,
    linear(
      'meadow',
      [0, horizon + 50],
      [0, 900],
      [
        [0, mix(p.brand, p.glow, 0.35)],
        [1, p.deep],
      ],
    ),
    fill('url(#meadow)', ridge(f, horizon + 74, 12)),
    golf ? green(f, horizon) : path(f, horizon),
  ].join('')
  return { svg, cam, horizon }
}

function ridge({ r }: Frame, y: number, swell: number): string {
  let d = `M0 900V${y}`
  for (let x = 0; x < wide; x += 400)
    d += `q100 ${r.int(-swell, swell)} 200 ${-r.int(0, 12)}t200 ${r.int(0, 12)}`
  return `${d}V900Z`
}

function trees({ r }: Frame, y: number, tone: string, size: number): string {
  let d = ''
  for (
    let x = r.int(-40, 120);
    x < wide;
    x += r.int(26, 60) + (r.chance(0.35) ? r.int(120, 420) : 0)
  ) {
    const h = Math.round(size * r.between(0.9, 2)),
      w = Math.round(h * 0.34)
    d += r.chance(0.6)
      ? `M${x} ${y}l${w} ${-h * 2}l${w} ${h * 2}z`
      : `M${x} ${y}q${-w} ${-h} ${w} ${-h}t${w} ${h}z`
  }
  return fill(tone, d)
}

const birds = ({ p, r }: Frame) =>
  stroke(
    p.ink,
    3,
    Array.from(
      { length: 5 },
      () => `M${r.int(700, 1400)} ${r.int(80, 220)}q9-10 14 0q7-11 16 0`,
    ).join(''),
    'opacity=".5" stroke-linecap="round"',
  )

function path({ p }: Frame, horizon: number): string {
  const y = horizon + 74
  return (
    fill(
      mix(p.second, p.brand, 0.3),
      `M1010 ${y}C1130 ${y + 40} 760 ${y + 90} 900 ${y + 160}C1020 ${y + 230} 640 ${y + 280} 520 900H1420C1300 ${y + 300} 1240 ${y + 210} 1100 ${y + 150}C980 ${y + 90} 1180 ${y + 50} 1030 ${y}Z`,
      'opacity=".75"',
    ) +
    stroke(
      p.pale,
      3,
      [0, 1, 2, 3, 4].map((i) => `M${1250 + i * 70} ${y + 90 + i * 66}v${-26 - i * 12}`).join(''),
    ) +
    fill(
      p.second,
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `M${1250 + i * 70} ${y + 64 + i * 54}l${20 + i * 9} ${8 + i * 3}l${-20 - i * 9} ${8 + i * 3}z`,
        )
        .join(''),
    )
  )
}

function green({ p, r }: Frame, horizon: number): string {
  const y = horizon + 120,
    x = r.int(1180, 1400)
  return (
    `<ellipse cx="1080" cy="${y + 70}" rx="640" ry="92" fill="${mix(p.glow, p.second, 0.3)}"/><ellipse cx="1120" cy="${y + 62}" rx="520" ry="64" fill="${mix(p.glow, p.second, 0.48)}"/>` +
    fill(
      mix(p.second, p.white, 0.45),
      `M520 ${y + 150}c60-50 190-44 240-10s150 6 160 44s-140 52-230 44s-230-30-170-78z`,
    ) +
    fill(
      p.brand,
      `M520 ${y + 150}c60-50 190-44 240-10s150 6 160 44c-60-30-120-6-200-30s-140-30-200-4z`,
      'opacity=".35"',
    ) +
    `<ellipse cx="${x}" cy="${y + 60}" rx="17" ry="5" fill="${p.ink}"/>` +
    stroke(p.white, 5, `M${x} ${y + 60}V${y - 250}`) +
    fill(p.second, `M${x + 2} ${y - 250}c50-20 80 22 130 4c-16 26-10 44 4 66c-52 16-84-24-134 0z`)
  )
}
