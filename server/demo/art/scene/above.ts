import { mix } from '../color.ts'
import { cast } from '../athlete/cast.ts'
import { skinsOf } from '../palette.ts'
import { pitchOf } from '../venue/pitch.ts'
import { fill, high, linear, radial, rect, stroke, wide, type Frame } from './frame.ts'

/**
 * Straight down on the ground at evening: lines, heads and shoulders, and long shadows that tell
 * what they do.
 */
export function above(f: Frame): string {
  const { p, r, sport } = f
  const swim = sport === 'mswim' || sport === 'wswim'
  const indoor = ['mbball', 'wbball', 'wvball', 'wrestling'].includes(sport)
  const ground = swim ? p.glow : indoor ? mix(p.second, p.brand, 0.34) : mix(p.brand, p.glow, 0.4)
  const angle = r.pick([-24, -18, 16, 22])
  const base =
    radial('lamp', 1100, 330, 1150, [
      [0, mix(ground, p.pale, 0.28)],
      [0.45, ground],
      [1, p.deep],
    ]) + rect('url(#lamp)', 0, 0, wide, high)
  const plan = `<g transform="translate(1000 430)rotate(${angle})">${swim ? lanes(f) : court(f)}</g>`
  return (
    base +
    plan +
    (swim ? '' : people(f)) +
    linear(
      'dim',
      [0, 0],
      [700, 0],
      [
        [0, p.ink, 0.5],
        [1, p.ink, 0],
      ],
    ) +
    rect('url(#dim)', 0, 0, 700, high)
  )
}

function court({ p, r, sport }: Frame): string {
  const paint = (d: string, w = 9) => stroke(p.white, w, d, 'opacity=".88"')
  switch (sport) {
    case 'mbball':
    case 'wbball':
      return (
        fill(p.brand, 'M-200-1200h400v700h-400z', 'opacity=".9"') +
        paint('M-1200 0H1200M-200-1200V-500H200V-1200') +
        `<circle r="200" fill="${p.brand}" opacity=".85"/>` +
        `<circle r="200" fill="none" stroke="${p.white}" stroke-width="9"/><circle cy="-500" r="200" fill="none" stroke="${p.white}" stroke-width="9"/><circle r="66" fill="${p.second}"/>`
      )
    case 'wvball':
    case 'mten':
    case 'wten': {
      const half = sport === 'wvball' ? 420 : 460
      return (
        fill(
          sport === 'wvball' ? p.brand : p.second,
          `M-1100 ${-half}H1100V${half}H-1100Z`,
          'opacity=".55"',
        ) +
        paint(
          `M-1100 ${-half}H1100V${half}H-1100ZM-360 ${-half}V${half}M360 ${-half}V${half}${sport === 'wvball' ? '' : 'M-360 0H360'}`,
        ) +
        stroke(p.ink, 26, `M20 ${-half - 60}V${half + 80}`, 'opacity=".35"') +
        stroke(p.white, 10, `M0 ${-half - 60}V${half + 60}`)
      )
    }
    case 'wrestling':
      return `<circle r="520" fill="${p.brand}" opacity=".9"/><circle r="500" fill="none" stroke="${p.second}" stroke-width="20"/><circle r="170" fill="none" stroke="${p.white}" stroke-width="10"/>`
    case 'track': {
      const lines = Array.from({ length: 9 }, (_, i) => 560 + i * 76)
      return (
        `<g transform="translate(-560 -560)">` +
        stroke(mix(p.second, p.brand, 0.35), 612, 'M-1500 864H-100A864 864 0 0 0 764 0V-1400') +
        paint(
          lines
            .map(
              (radius) => `M-1500 ${radius}H-100A${radius + 100} ${radius} 0 0 0 ${radius} 0V-1400`,
            )
            .join(''),
          6,
        ) +
        '</g>'
      )
    }
    case 'baseball':
    case 'softball':
      return (
        fill(
          mix(mix(p.second, p.brand, 0.4), p.deep, 0.15),
          'M-620 620A880 880 0 1 1 620 620L0 1000Z',
        ) +
        fill(mix(p.brand, p.glow, 0.5), 'M0-330L400 70L0 470L-400 70Z') +
        `<circle cy="70" r="86" fill="${mix(p.second, p.brand, 0.3)}"/>` +
        paint('M0 560L900-340M0 560L-900-340', 8) +
        fill(
          p.white,
          'M0-400l28 28l-28 28l-28-28zM470 70l28 28l-28 28l-28-28zM-470 70l28 28l-28 28l-28-28zM-24 66h48v8h-48z',
        )
      )
    default: {
      const pitch = pitchOf(sport)
      const s = 26,
        z0 = sport === 'football' ? r.int(30, 60) : 52
      const mown = Array.from(
        { length: 9 },
        (_, i) =>
          `M-1400 ${Math.round((i * 2 - 9) * pitch.mown * s)}h2800v${Math.round(pitch.mown * s)}h-2800z`,
      ).join('')
      const seen = pitch.lines.filter(
        ([, z1, , z2]) => Math.min(Math.abs(z1 - z0), Math.abs(z2 - z0)) < 46,
      )
      return (
        (pitch.mown < 100 ? fill(p.ink, mown, 'opacity=".18"') : '') +
        paint(
          seen
            .map(
              ([x1, z1, x2, z2]) =>
                `M${Math.round(x1 * s)} ${Math.round((z0 - z1) * s)}L${Math.round(x2 * s)} ${Math.round((z0 - z2) * s)}`,
            )
            .join(''),
        ) +
        (sport === 'football'
          ? ''
          : pitch.rings
              .filter(([, z, radius]) => Math.abs(z - z0) < 40 && radius > 1)
              .map(
                ([x, z, radius]) =>
                  `<circle cx="${Math.round(x * s)}" cy="${Math.round((z0 - z) * s)}" r="${Math.round(radius * s)}" fill="none" stroke="${p.white}" stroke-width="9" opacity=".88"/>`,
              )
              .join(''))
      )
    }
  }
}

/** Where athletes may stand so that the headline stays free. */
const spots = [
  [980, 420],
  [1290, 250],
  [1330, 640],
  [760, 190],
  [1080, 720],
  [1480, 420],
] as const

function people(f: Frame): string {
  const { p, r, sport } = f
  const count = sport === 'wrestling' || sport === 'mten' || sport === 'wten' ? 2 : 5
  const shadows = [0, 1]
    .map(
      (i) =>
        `<g id="s${i}">${silhouette(cast({ sport, palette: p, random: r, plain: true }).svg)}</g>`,
    )
    .join('')
  return (
    `<defs>${shadows}</defs>` +
    spots
      .slice(0, count)
      .map(([x, y], i) => {
        const px = x + r.int(-50, 50),
          py = y + r.int(-40, 40),
          facing = r.int(0, 359)
        const shirt = i % 2 ? p.ink : p.white,
          skin = r.pick(skinsOf(p))
        return (
          `<g transform="translate(${px} ${py})"><use href="#s${i % 2}" fill="${p.ink}" opacity=".5" transform="rotate(-118)scale(${i % 3 === 0 ? '-' : ''}.3 .42)"/>` +
          `<g transform="rotate(${facing})"><path fill="none" stroke="${skin.main}" stroke-width="14" stroke-linecap="round" d="M-34 4L-52 ${-r.int(20, 40)}M34 4L${r.int(40, 58)} ${r.int(-40, 26)}"/><path fill="${shirt}" d="M-44-12Q0-30 44-12Q52 16 26 20H-26Q-52 16-44-12Z"/><circle cy="-6" r="18" fill="${i % 2 ? p.glow : skin.shade}"/></g></g>`
        )
      })
      .join('')
  )
}

/** One flat shape out of a coloured figure. */
const silhouette = (svg: string) =>
  svg.replaceAll(/ fill="#[0-9a-f]+"/g, '').replaceAll(/stroke="#[0-9a-f]+"/g, 'stroke="#000"')

function lanes(f: Frame): string {
  const { p, r } = f
  const gap = 210
  return Array.from({ length: 9 }, (_, i) => {
    const y = (i - 4) * gap
    const bottom = stroke(p.ink, 34, `M-1500 ${y + gap / 2}H1500`, 'opacity=".24"')
    const rope = stroke(
      i % 2 ? p.white : p.second,
      20,
      `M-1500 ${y}H1500`,
      'stroke-dasharray="34 7"',
    )
    return bottom + rope + (i > 0 && i < 7 ? swimmerAbove(f, r.int(-260, 420), y + gap / 2) : '')
  }).join('')
}

function swimmerAbove({ p, r }: Frame, x: number, y: number): string {
  const skin = r.pick(skinsOf(p)),
    up = r.pick([-1, 1])
  return (
    `<g transform="translate(${x} ${y})scale(1 ${up})">` +
    fill(
      p.white,
      'M-200 0C-300-60-520-56-700-20C-520-10-500 16-720 30C-500 60-300 50-200 0Z',
      'opacity=".4"',
    ) +
    stroke(
      skin.shade,
      26,
      'M-40 14L-130 24L-190 18M-40-14L-130-16L-200-24',
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    fill(skin.main, 'M-70-26C0-40 60-52 84-34C96-10 96 10 84 34C60 52 0 40-70 26Z') +
    fill(p.second, 'M-90-26C-60-32-30-30 0-34V34C-30 30-60 32-90 26Z') +
    stroke(
      skin.main,
      22,
      'M76-36L150-52L232-34M66 38L10 74L-50 60',
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    `<ellipse cx="112" rx="32" ry="26" fill="${p.second}"/>` +
    fill(
      p.white,
      'M220-60q40 10 30 44q30-10 50 10q-20-50-80-54zM-60 70q-30 0-60 24q50-4 70-6z',
      'opacity=".9"',
    ) +
    '</g>'
  )
}
