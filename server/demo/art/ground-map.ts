import { mix } from './color.ts'
import { paletteOf, type Palette } from './palette.ts'
import { fill, rect, stroke } from './scene/frame.ts'
import { typeSvg, typeWidth } from './type.ts'

/**
 * What is named on the map of a ground: gates from the north on with the sun, lots, and the two
 * streets that lead there.
 */
export interface GroundMap {
  title: string
  shape: 'bowl' | 'hall'
  gates: readonly [north: string, east: string, south: string, west: string]
  lots: readonly [a: string, b: string, c: string]
  streets: readonly [below: string, beside: string]
}

const middle = { x: 860, y: 560 }
/** Where each gate is, and where its name stands beside it, on how much room. */
const gates = [
  { x: 860, y: 316, dx: 0, dy: -80, most: 560 },
  { x: 1146, y: 560, dx: 230, dy: 0, most: 330 },
  { x: 860, y: 804, dx: 0, dy: 82, most: 560 },
  { x: 574, y: 560, dx: -225, dy: 0, most: 310 },
] as const
const lots = [
  { x: 230, y: 70, w: 330, h: 210 },
  { x: 1180, y: 70, w: 330, h: 210 },
  { x: 230, y: 800, w: 330, h: 180 },
] as const

/**
 * A ground from above on game day, 1600×1200, north at the top: where one parks, and which gate is
 * whose. Light and large enough for a phone in the dark.
 */
export function groundMapSvg(
  map: GroundMap,
  { brand, second }: { brand: string; second: string },
): string {
  const p = paletteOf(brand, second)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200">${[
    rect(mix(p.glow, '#ffffff', 0.82), 0, 0, 1600, 1200),
    streets(p, map.streets),
    ...map.lots.map((name, i) => lot(p, lots[i]!, `LOT ${'ABC'[i]}`, name)),
    ground(p, map),
    ...map.gates.map((name, i) => gate(p, gates[i]!, String(i + 1), name)),
    north(p),
  ].join('')}</svg>`
}

/** A line no wider than its place. */
const line = (text: string, x: number, y: number, height: number, color: string, most: number) =>
  typeSvg(text, {
    x,
    y,
    height: Math.min(height, most / typeWidth(text)),
    fill: color,
    anchor: 'middle',
  })

const streets = (p: Palette, [below, beside]: GroundMap['streets']) =>
  stroke('#ffffff', 88, 'M0 1080H1600M130 0V1200') +
  stroke(mix(p.ink, '#ffffff', 0.6), 4, 'M0 1080H1600M130 0V1200', 'stroke-dasharray="30 26"') +
  `<path fill="#ffffff" d="M${middle.x - 210} 1056h420v48h-420z"/>${line(below, middle.x, 1080, 42, p.ink, 400)}` +
  `<g transform="rotate(-90 130 560)"><path fill="#ffffff" d="M-80 536h420v48h-420z"/>${line(beside, 130, 560, 42, p.ink, 400)}</g>`

function lot(
  p: Palette,
  { x, y, w, h }: (typeof lots)[number],
  letter: string,
  name: string,
): string {
  const bays = Array.from(
    { length: Math.floor(w / 44) - 1 },
    (_, i) => `M${x + 44 * (i + 1)} ${y}v26m0 ${h - 52}v26`,
  ).join('')
  return (
    rect(mix(p.second, '#ffffff', 0.55), x, y, w, h) +
    stroke(p.ink, 5, `M${x} ${y}h${w}v${h}h${-w}z`) +
    stroke(p.ink, 3, bays, 'opacity=".5"') +
    line(letter, x + w / 2, y + h / 2 - 24, 64, p.ink, w - 40) +
    line(name, x + w / 2, y + h / 2 + 42, 36, p.ink, w - 30)
  )
}

function ground(p: Palette, { title, shape }: GroundMap): string {
  const { x, y } = middle
  const walls = shape === 'bowl' ? 'rx="200"' : 'rx="36"'
  const field =
    rect(shape === 'bowl' ? p.glow : p.pale, x - 215, y - 95, 430, 240) +
    stroke(p.white, 5, `M${x - 215} ${y - 95}h430v240h-430zM${x} ${y - 95}v240`) +
    `<circle cx="${x}" cy="${y + 25}" r="44" fill="none" stroke="${p.white}" stroke-width="5"/>`
  return (
    `<rect x="${x - 280}" y="${y - 240}" width="560" height="480" ${walls} fill="${p.brand}" stroke="${p.ink}" stroke-width="10"/>` +
    field +
    line(title, x, y - 152, 56, p.white, 440)
  )
}

const gate = (
  p: Palette,
  { x, y, dx, dy, most }: (typeof gates)[number],
  number: string,
  name: string,
) =>
  `<circle cx="${x}" cy="${y}" r="50" fill="${p.second}" stroke="${p.ink}" stroke-width="8"/>${line(number, x, y, 60, p.ink, 80)}` +
  typeSvg(name, {
    x: x + dx,
    y: y + dy,
    height: Math.min(46, most / typeWidth(name)),
    fill: p.ink,
    outline: '#ffffff',
    anchor: 'middle',
  })

const north = (p: Palette) =>
  fill(p.ink, 'M1400 800l38 96-38-22-38 22z') + line('N', 1400, 936, 52, p.ink, 80)
