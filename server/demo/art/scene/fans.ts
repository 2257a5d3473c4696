import { fill, stroke, wide, type Frame } from './frame.ts'

/**
 * Rows of supporters seen from behind, arms up; nearer rows are larger and darker, edged by the
 * light they look at.
 */
export function fans({ p, r }: Frame, y: number, rows: number): string {
  return Array.from({ length: rows }, (_, row) => {
    const size = 74 + row * 44,
      base = y + row * 92
    const bodies: string[] = [],
      arms: string[] = [],
      flags: string[] = []
    for (let x = r.int(-60, 20); x < wide + 60; x += Math.round(size * r.between(1.25, 1.8))) {
      const up = r.chance(row === rows - 1 ? 0.45 : 0.65),
        top = base + r.int(-16, 16),
        h = size
      bodies.push(
        `M${x} ${top}m${-Math.round(h * 0.34)} 0a${Math.round(h * 0.34)} ${Math.round(h * 0.4)} 0 1 1 ${Math.round(h * 0.68)} 0a${Math.round(h * 0.34)} ${Math.round(h * 0.4)} 0 1 1 ${-Math.round(h * 0.68)} 0z` +
          `M${Math.round(x - h * 0.82)} ${Math.round(top + h * 3)}C${Math.round(x - h * 0.86)} ${Math.round(top + h * 0.7)} ${Math.round(x - h * 0.4)} ${Math.round(top + h * 0.52)} ${x} ${Math.round(top + h * 0.3)}C${Math.round(x + h * 0.4)} ${Math.round(top + h * 0.52)} ${Math.round(x + h * 0.86)} ${Math.round(top + h * 0.7)} ${Math.round(x + h * 0.82)} ${Math.round(top + h * 3)}z`,
      )
      if (!up) continue
      for (const side of r.chance(0.6) ? [-1, 1] : [r.pick([-1, 1])]) {
        const ex = Math.round(x + side * h * r.between(0.8, 1.05)),
          ey = Math.round(top + h * r.between(-0.1, 0.35))
        const hx = Math.round(ex + side * h * r.between(-0.35, 0.2)),
          hy = Math.round(ey - h * r.between(0.8, 1.15))
        arms.push(
          `M${Math.round(x + side * h * 0.58)} ${Math.round(top + h * 0.85)}L${ex} ${ey}L${hx} ${hy}`,
        )
        if (r.chance(0.16)) flags.push(scarf(hx, hy, h, side))
      }
    }
    const thick = Math.round(size * 0.26)
    const rim = (color: string, dx: number, dy: number) =>
      `<g transform="translate(${dx} ${dy})">${fill(color, bodies.join(''))}${stroke(color, thick, arms.join(''), 'stroke-linecap="round" stroke-linejoin="round"')}</g>`
    const dark = row === rows - 1 ? p.ink : row === 0 ? p.brand : p.deep
    return (
      fill(p.second, flags.join('')) + rim(row === 0 ? p.glow : p.second, 3, -4) + rim(dark, 0, 0)
    )
  }).join('')
}

const scarf = (x: number, y: number, h: number, side: number) =>
  `M${x} ${Math.round(y - h * 0.2)}q${Math.round(side * h * 0.6)} ${-Math.round(h * 0.5)} ${Math.round(side * h * 1.3)} ${-Math.round(h * 0.1)}v${Math.round(h * 0.75)}q${-Math.round(side * h * 0.7)} ${-Math.round(h * 0.3)} ${-Math.round(side * h * 1.3)} ${Math.round(h * 0.15)}z`

export function confetti({ p, r }: Frame, count: number): string {
  return [p.second, p.pale, p.glow, p.white]
    .map((color) =>
      fill(
        color,
        Array.from({ length: Math.round(count / 4) }, () => {
          const s = r.int(7, 22)
          return `M${r.int(200, wide)} ${r.int(0, 720)}l${s} ${r.int(-s, s)}l${r.int(-6, 6)} ${r.int(5, 12)}l${-s} ${r.int(-4, 4)}z`
        }).join(''),
      ),
    )
    .join('')
}
