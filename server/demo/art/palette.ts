import { fromHue, lightness, mix, tone } from './color.ts'

/** The duotone ladder a picture is drawn in, darkest first. */
export interface Palette {
  ink: string
  deep: string
  brand: string
  glow: string
  second: string
  pale: string
  white: string
}

export function paletteOf(brand: string, second: string): Palette {
  const base = lightness(brand) > 0.5 ? tone(brand, 0.42) : brand
  const light = lightness(second) < 0.6 ? tone(second, 0.72) : second
  return {
    ink: tone(base, 0.13, 0.55),
    deep: tone(base, 0.22, 0.8),
    brand: base,
    glow: tone(base, 0.5, 1.25),
    second: light,
    pale: mix(light, '#ffffff', 0.55),
    white: mix(light, '#ffffff', 0.86),
  }
}

/** Eight skins from deep to fair, warmed or cooled a little by the department's second colour. */
export function skinsOf({ second }: Palette): readonly { main: string; shade: string }[] {
  return [0.36, 0.43, 0.5, 0.57, 0.64, 0.71, 0.77, 0.83].map((l, i) => {
    const main = mix(fromHue(l, 0.075 - i * 0.003, 52 + i), tone(second, l), 0.3)
    return { main, shade: tone(main, l * 0.76 - 0.01, 0.92) }
  })
}
