/**
 * Lightness, green–red, blue–yellow: mixing here keeps hues clean where mixing in sRGB turns them
 * grey.
 */
type Lab = readonly [number, number, number]

const channel = (hex: string, at: number) => {
  const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function toLab(hex: string): Lab {
  const r = channel(hex, 1),
    g = channel(hex, 3),
    b = channel(hex, 5)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return (
    '#' +
    rgb
      .map((c) => {
        const v = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055
        return Math.round(Math.min(1, Math.max(0, v)) * 255)
          .toString(16)
          .padStart(2, '0')
      })
      .join('')
  )
}

export function mix(from: string, to: string, share: number): string {
  const a = toLab(from),
    b = toLab(to)
  return toHex([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ])
}

/** The same hue at another lightness (0 to 1); `chroma` scales how colourful it stays. */
export function tone(hex: string, lightness: number, chroma = 1): string {
  const [, a, b] = toLab(hex)
  return toHex([lightness, a * chroma, b * chroma])
}

export const lightness = (hex: string) => toLab(hex)[0]

export function fromHue(light: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  return toHex([light, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}
