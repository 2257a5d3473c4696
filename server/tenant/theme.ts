type Rgb = [number, number, number]

/** What the stylesheets read of a tenant: its two colours, the ink that is readable on each, and the brand as text on our surfaces. */
export function themeOf({ brand, second }: { brand: string; second: string }): Record<string, string> {
  const dark = deep(brand)
  const inLight = ['#ffffff', mix(brand, '#ffffff', 0.93)]
  const inDark = [dark, mix(dark, '#ffffff', 0.08)]
  // In the dark a bright second colour carries the department better than a brand that was whitened to be read.
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

/** The brand in the dark: a deep tint of it, not black; a pale brand is darkened further until white text stands out on it. */
function deep(brand: string): string {
  for (let share = 0.7; share < 1; share += 0.02) {
    const tried = mix(brand, '#0b0d10', share)
    if (luminance(tried) <= 0.025) return tried
  }
  return '#0b0d10'
}

/** `:root{--brand:#0b3d4f;…}` */
export const themeCss = (colours: { brand: string; second: string }): string =>
  `:root{${Object.entries(themeOf(colours)).map(([name, value]) => `${name}:${value}`).join(';')}}`

/** Black or white, whichever reads better: one of them always reaches 4.5:1, which no softer black does. A stylesheet cannot decide this in every browser yet. */
export const readableOn = (colour: string): string => (contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000')

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The colour, moved towards black or white only as far as its contrast on every ground needs. */
function towards(colour: string, end: string, grounds: string[], wanted: number): string {
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mix(colour, end, share)
    if (lowest(tried, grounds) >= wanted) return tried
  }
  return end
}

const lowest = (colour: string, grounds: string[]) => Math.min(...grounds.map((ground) => contrast(colour, ground)))

/** The share of `b` in a mix of two colours. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [rgb(a), rgb(b)]
  return `#${x.map((channel, i) => Math.round(channel * (1 - share) + y[i]! * share).toString(16).padStart(2, '0')).join('')}`
}

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [r, g, b] = rgb(hex).map((channel) => linear(channel / 255)) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
