import { fill, high, linear, radial, rect, stroke, wide, type Frame } from './frame.ts'

/** Evening over the ground: dark above, the colour of the lamps near the horizon. */
export function sky({ p }: Frame, horizon: number, glowAt = 1000): string {
  return (
    linear(
      'sky',
      [0, 0],
      [0, horizon],
      [
        [0, p.ink],
        [0.55, p.deep],
        [1, p.brand],
      ],
    ) +
    radial(
      'haze',
      glowAt,
      horizon,
      900,
      [
        [0, p.second, 0.55],
        [0.35, p.glow, 0.3],
        [1, p.brand, 0],
      ],
      `gradientTransform="translate(0 ${Math.round(horizon * 0.45)})scale(1 .55)"`,
    ) +
    rect('url(#sky)', 0, 0, wide, horizon + 2) +
    rect('url(#haze)', 0, 0, wide, horizon + 2)
  )
}

/** A bank of lamps on a mast, with its flare. */
export function tower({ p }: Frame, x: number, y: number, size: number, foot: number): string {
  const columns = 6,
    rows = 3,
    step = size / 5
  const lamps = Array.from(
    { length: rows },
    (_, i) =>
      `M${Math.round(x - (columns - 1) * step * 0.5)} ${Math.round(y + i * step)}h${Math.round((columns - 1) * step + 1)}`,
  ).join('')
  const id = `lamp${Math.round(x)}`
  return (
    radial(id, x, y + step, size * 3.4, [
      [0, p.white, 0.85],
      [0.16, p.pale, 0.45],
      [0.5, p.second, 0.13],
      [1, p.second, 0],
    ]) +
    stroke(
      p.ink,
      size / 10,
      `M${x} ${y}L${x} ${foot}M${Math.round(x - size * 0.6)} ${Math.round(y + step)}h${Math.round(size * 1.2)}`,
    ) +
    `<circle cx="${x}" cy="${Math.round(y + step)}" r="${Math.round(size * 3.4)}" fill="url(#${id})"/>` +
    stroke(
      p.white,
      size / 6,
      lamps,
      `stroke-linecap="round" stroke-dasharray="0 ${Math.round(step * 10) / 10}"`,
    )
  )
}

/**
 * Broad shafts of light fanning out from one place. Angles count from straight down, to the right.
 */
export function beams(
  { p, r }: Frame,
  x: number,
  y: number,
  angles: readonly number[],
  strength = 0.34,
): string {
  const id = `beam${Math.round(x)}`
  const shafts = angles
    .map((angle) => {
      const half = r.between(2.2, 5.5)
      const edge = (degrees: number) => {
        const a = (degrees * Math.PI) / 180
        return `${Math.round(x + Math.sin(a) * 2100)} ${Math.round(y + Math.cos(a) * 2100)}`
      }
      return `M${Math.round(x - 10)} ${y}L${edge(angle - half)}L${edge(angle + half)}L${Math.round(x + 10)} ${y}Z`
    })
    .join('')
  return (
    radial(id, x, y, 1350, [
      [0, p.pale, strength],
      [0.4, p.second, strength * 0.45],
      [1, p.second, 0],
    ]) + fill(`url(#${id})`, shafts)
  )
}

/** Dots that shrink row by row, like coarse newsprint: `from` is where they are largest. */
export function halftone(
  color: string,
  x: number,
  y: number,
  w: number,
  h: number,
  largest: number,
  from: 'top' | 'bottom',
  more = '',
): string {
  const step = largest * 1.12,
    rows = Math.floor(h / step)
  const lines = Array.from({ length: rows }, (_, i) => {
    const share = from === 'top' ? 1 - i / rows : (i + 1) / rows
    const shift = i % 2 ? step / 2 : 0
    return `<path stroke-width="${(largest * share).toFixed(1)}" d="M${Math.round(x + shift)} ${Math.round(y + i * step)}h${Math.round(w)}"/>`
  })
  return `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-dasharray="0 ${step.toFixed(1)}"${more && ` ${more}`}>${lines.join('')}</g>`
}

/**
 * The last layer: darkness where the headline stands, and a hem at the top for the site's header.
 */
export function settle({ p }: Frame): string {
  return (
    linear(
      'head',
      [120, 900],
      [760, 210],
      [
        [0, p.ink, 0.88],
        [0.4, p.ink, 0.56],
        [1, p.ink, 0],
      ],
    ) +
    linear(
      'foot',
      [0, 900],
      [0, 560],
      [
        [0, p.ink, 0.5],
        [1, p.ink, 0],
      ],
    ) +
    rect('url(#foot)', 0, 540, wide, high - 540) +
    rect('url(#head)', 0, 0, wide, high)
  )
}
