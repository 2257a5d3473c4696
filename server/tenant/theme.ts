import { contrast, luminance, rgb } from '../../src/domain/shell/contrast.ts'

/**
 * What the stylesheets read of a tenant: its two colours, the ink that is readable on each, and the
 * brand as text on our surfaces.
 */
export function themeOf({
  brand,
  second,
}: {
  brand: string
  second: string
}): Record<string, string> {
  const dark = deep(brand)
  const inLight = ['#ffffff', mix(brand, '#ffffff', 0.93)]
  const inDark = [dark, mix(dark, '#ffffff', 0.08)]
  // In the dark a bright second colour carries the department better than a brand that was whitened
  // to be read.
  const lamp = lowest(second, inDark) >= 4.5 ? second : brand
  return {
    '--brand': brand,
    '--on-brand': readableOn(brand),
    '--brand-2': second,
    '--on-brand-2': readableOn(second),
    '--brand-text-light': towards(brand, '#000000', inLight, 4.5),
    '--brand-text-dark': towards(lamp, '#ffffff', inDark, 4.5),
    '--focus-light': towards(brand, '#000000', inLight, 3),
    '--focus-dark': towards(second, '#ffffff', inDark, 3),
    '--surface-dark': dark,
  }
}

/**
 * The brand in the dark: a deep tint of it, not black; a pale brand is darkened further until white
 * text stands out on it.
 */
function deep(brand: string): string {
  for (let share = 0.7; share < 1; share += 0.02) {
    const tried = mix(brand, '#0b0d10', share)
    if (luminance(tried) <= 0.025) return tried
  }
  return '#0b0d10'
}

/** `:root{--brand:#0b3d4f;…}` */
export const themeCss = (colours: { brand: string; second: string }): string =>
  `:root{${Object.entries(themeOf(colours))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/**
 * Black or white, whichever reads better: one of them always reaches 4.5:1, which no softer black
 * does. A stylesheet cannot decide this in every browser yet.
 */
export const readableOn = (colour: string): string =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000'

/** The colour, moved towards black or white only as far as its contrast on every ground needs. */
function towards(colour: string, end: string, grounds: string[], wanted: number): string {
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mix(colour, end, share)
    if (lowest(tried, grounds) >= wanted) return tried
  }
  return end
}

const lowest = (colour: string, grounds: string[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

/** The share of `b` in a mix of two colours. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [rgb(a), rgb(b)]
  return `#${x
    .map((channel, i) =>
      Math.round(channel * (1 - share) + y[i]! * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
