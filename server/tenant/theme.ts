import { contrast, luminance, rgb } from '../../src/domain/shell/contrast.ts'

/**
 * A tenant's colors for stylesheets: its two colors, a readable text color on each, and the brand
 * color as text on our backgrounds.
 */
export function buildTheme({
  brand,
  second,
}: {
  brand: string
  second: string
}): Record<string, string> {
  const dark = deep(brand)
  const inLight = ['#ffffff', mix(brand, '#ffffff', 0.93)]
  const inDark = [dark, mix(dark, '#ffffff', 0.08)]
  // In dark mode a bright second color is used instead of a brand color that would have to be
  // lightened a lot.
  const lamp = lowest(second, inDark) >= 4.5 ? second : brand
  const textDark = towards(lamp, '#ffffff', inDark, 4.5)
  return {
    '--brand': brand,
    '--on-brand': readableOn(brand),
    '--brand-2': second,
    '--on-brand-2': readableOn(second),
    '--brand-text-light': towards(brand, '#000000', inLight, 4.5),
    '--brand-text-dark': textDark,
    '--focus-light': towards(brand, '#000000', inLight, 3),
    '--focus-dark': towards(second, '#ffffff', inDark, 3),
    '--surface-dark': dark,
    '--band-dark': bandOf(brand, dark, [textDark, '#ffffff']),
  }
}

/** The brand color in dark mode: a deep tint instead of black, dark enough for white text. */
function deep(brand: string): string {
  for (let share = 0.7; share < 1; share += 0.02) {
    const tried = mix(brand, '#0b0d10', share)
    if (luminance(tried) <= 0.025) return tried
  }
  return '#0b0d10'
}

/**
 * A band in dark mode: between the brand color and the page, as deep as the text colors require.
 */
function bandOf(brand: string, page: string, texts: string[]): string {
  for (let share = 0.5; share < 1; share += 0.1) {
    const tried = mix(brand, page, share)
    if (lowest(tried, texts) >= 5) return tried
  }
  return page
}

/** `:root{--brand:#0b3d4f;…}` */
export const themeCss = (colors: { brand: string; second: string }): string =>
  `:root{${Object.entries(buildTheme(colors))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/**
 * Black or white, whichever has more contrast: one of them always reaches 4.5:1. CSS cannot decide
 * this in every browser yet.
 */
export const readableOn = (color: string): string =>
  contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000'

/**
 * Moves the color toward black or white only as far as its contrast on every background requires.
 */
function towards(color: string, end: string, grounds: string[], minContrast: number): string {
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mix(color, end, share)
    if (lowest(tried, grounds) >= minContrast) return tried
  }
  return end
}

const lowest = (color: string, grounds: string[]) =>
  Math.min(...grounds.map((ground) => contrast(color, ground)))

/** Mixes two colors with this share of `b`. */
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
