import { mix } from '../color.ts'
import { fill, high, linear, rect, wide, type Frame } from './frame.ts'
import { halftone } from './light.ts'

/** A poster's ground: broad slanting bands, a disc, coarse dots. */
export function graphicGround({ p, r }: Frame): string {
  const lean = r.int(200, 330),
    at = r.int(760, 900)
  const band = (x: number, w: number) => `M${x + lean} 0h${w}L${x + w - lean} 900h${-w}z`
  const disc = r.chance(0.5)
  const second = disc
    ? `<circle cx="${r.int(1040, 1180)}" cy="${r.int(400, 470)}" r="${r.int(330, 390)}" fill="${p.second}"/>`
    : fill(p.second, band(at + 120, r.int(300, 420)))
  return (
    linear(
      'base',
      [0, 900],
      [1600, 0],
      [
        [0, p.ink],
        [0.45, p.deep],
        [1, p.brand],
      ],
    ) +
    rect('url(#base)', 0, 0, wide, high) +
    fill(p.brand, band(at - 160, 200)) +
    fill(mix(p.brand, p.glow, 0.5), band(at + 60, 46)) +
    fill(mix(p.brand, p.glow, 0.28), band(at + 640, 300)) +
    second +
    (disc ? fill(p.ink, band(at + 130, 60), 'opacity=".25"') : fill(p.pale, band(at + 560, 26))) +
    halftone(p.ink, 700, 470, 900, 430, 26, 'bottom', 'opacity=".5"') +
    halftone(p.pale, 1150, -10, 460, 240, 18, 'top', 'opacity=".5"')
  )
}
