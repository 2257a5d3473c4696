export type Rgb = [number, number, number]

/** WCAG contrast ratio of two colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** '#102a5c' as three bytes. */
export const rgb = (color: string): Rgb =>
  [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16)) as Rgb

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance by WCAG, 0 to 1. */
export function luminance(color: string): number {
  const [r, g, b] = rgb(color).map((channel) => linear(channel / 255)) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
