import { mix } from '../color.ts'
import { fill, wide, type Frame } from './frame.ts'

/**
 * Rows of people between two heights; each a head over shoulders. `tilt` lets the rows fall to one
 * side.
 */
export function stand(
  { p, r }: Frame,
  top: number,
  bottom: number,
  o: { size?: number; tilt?: number; from?: number; to?: number; dim?: number } = {},
): string {
  const { size = 11, tilt = 0, from = 0, to = wide, dim = 1 } = o
  const dashes = Array.from(
    { length: 9 },
    () => `.1 ${Math.round(size * r.pick([1.1, 1.15, 1.2, 1.3, 1.9]))}`,
  ).join(' ')
  const back = fill(
    p.ink,
    `M${from} ${top - 14}L${to} ${Math.round(top + tilt - 14)}V${Math.round(bottom + tilt)}L${from} ${bottom}Z`,
  )
  const rows: string[] = []
  const tones = [p.glow, p.second, p.glow, p.second, p.pale, p.glow, mix(p.second, p.brand, 0.5)]
  for (let y = top, i = 0; y < bottom; i++) {
    const grown = size * (0.62 + (0.5 * (y - top)) / (bottom - top))
    const offset = r.int(0, 300)
    const line = (dy: number) => `M${from} ${Math.round(y + dy)}L${to} ${Math.round(y + dy + tilt)}`
    const head = r.pick(tones),
      bodies =
        i % 3 === 1
          ? mix(p.brand, p.glow, 0.4)
          : i % 3 === 2
            ? mix(p.brand, p.second, 0.28)
            : p.brand
    rows.push(
      `<path stroke="${bodies}" stroke-width="${(grown * 1.25).toFixed(1)}" stroke-dashoffset="${offset}" d="${line(grown * 0.85)}"/>`,
      `<path stroke="${head}" stroke-width="${(grown * 0.72).toFixed(1)}" stroke-dashoffset="${offset}" d="${line(0)}"/>`,
    )
    y += grown * 1.5
  }
  return `${back}<g stroke-linecap="round" stroke-dasharray="${dashes}"${dim < 1 ? ` opacity="${dim}"` : ''}>${rows.join('')}</g>`
}

/** Cameras going off in the stands. */
export function flashes({ p, r }: Frame, top: number, bottom: number, count: number): string {
  const spots = Array.from(
    { length: count },
    () => `M${r.int(0, wide)} ${r.int(top, bottom)}h0`,
  ).join('')
  return `<g fill="none" stroke="${p.white}" stroke-linecap="round"><path stroke-width="16" opacity=".22" d="${spots}"/><path stroke-width="5" d="${spots}"/></g>`
}
