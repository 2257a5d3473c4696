import { lightness, mix } from './color.ts'
import { chargeFor, charges } from './emblem/charges.ts'
import { pairs, parts, shapes } from './emblem/frames.ts'
import { lettersSvg } from './letters.ts'
import { seeded } from './random.ts'

export interface ShieldOptions {
  seed: string
  title: string
}

/** The emblem of an invented opponent, 256×256, in two colours of its own. */
export function shieldSvg({ seed, title }: ShieldOptions): string {
  const r = seeded(`shield/${seed}`)
  const [dark, light] = r.pick(pairs)
  const shape = r.pick(shapes),
    part = r.pick(parts)
  const inverted = r.chance(0.22) && lightness(light) > 0.6
  const field = inverted ? light : dark,
    figure = inverted ? dark : light
  const name = chargeFor(title)
  // Half of the schools without an animal carry their initial.
  const letter = name ? '' : r.chance(0.5) ? (/[a-z]/i.exec(title)?.[0] ?? '') : ''
  const charge = charges[name ?? r.pick(Object.keys(charges))] ?? ''
  const clip = `k${r.int(0, 2 ** 30).toString(36)}`
  const size = shape.size * (letter ? 1 : 0.98)
  const parting =
    part &&
    `<clipPath id="${clip}"><path d="${shape.d}"/></clipPath><path clip-path="url(#${clip})" fill="${mix(field, figure, r.chance(0.5) ? 0.22 : 0.34)}" d="${part}"/>`
  const mark = letter
    ? lettersSvg(letter, { height: 132, fill: figure, outline: field, weight: 22 })
    : `<path fill="${figure}" stroke="${field}" stroke-width="7" stroke-linejoin="round" paint-order="stroke" fill-rule="evenodd" d="${charge}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">` +
    `<path fill="#fff" stroke="#fff" stroke-width="14" stroke-linejoin="round" d="${shape.d}"/><path fill="${field}" d="${shape.d}"/>${parting}` +
    `<path fill="none" stroke="${figure}" stroke-width="9" stroke-linejoin="round" transform="translate(128 128)scale(.93)translate(-128 -128)" d="${shape.d}"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="7" stroke-linejoin="round" d="${shape.d}"/>` +
    `<g transform="translate(${shape.x} ${shape.y})scale(${size.toFixed(2)})">${mark}</g></svg>`
  )
}
