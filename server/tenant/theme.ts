type Rgb = [number, number, number]

/** What the stylesheets read of a tenant: its two colours, the ink that is readable on each, and the brand as text on our surfaces. */
export function themeOf({ brand, second }: { brand: string; second: string }): Record<string, string> {
  const light = '#ffffff'
  const dark = mix(brand, '#0b0d10', 0.7)
  const raised = mix(dark, '#ffffff', 0.08)
  return {
    '--brand': brand,
    '--on-brand': readableOn(brand),
    '--brand-2': second,
    '--on-brand-2': readableOn(second),
    '--brand-text-light': towards(brand, mix(brand, light, 0.93), '#000000', 4.5),
    // In the dark a bright second colour carries the department better than a brand that was whitened to be read.
    '--brand-text-dark': towards(contrast(second, raised) >= 4.5 ? second : brand, raised, '#ffffff', 4.5),
    '--focus-light': towards(brand, mix(brand, light, 0.93), '#000000', 3),
    '--focus-dark': towards(second, raised, '#ffffff', 3),
    '--surface-dark': dark,
  }
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

/** The colour, moved towards black or white only as far as its contrast on a ground needs. */
function towards(colour: string, ground: string, end: string, wanted: number): string {
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mix(colour, end, share)
    if (contrast(tried, ground) >= wanted) return tried
  }
  return end
}

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
