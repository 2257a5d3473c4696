import { lightness } from './color.ts'
import { lettersSvg } from './letters.ts'

export interface SealOptions {
  brand: string
  second: string
  letters: string
  shape: 'seal' | 'ball' | 'shield'
}

const notches = Array.from({ length: 36 }, (_, i) => {
  const at = (radius: number, angle: number) =>
    `${(128 + radius * Math.cos(angle)).toFixed(1)} ${(128 + radius * Math.sin(angle)).toFixed(1)}`
  const step = Math.PI / 36
  return `${i === 0 ? 'M' : 'L'}${at(122, 2 * i * step)}L${at(112, (2 * i + 1) * step)}`
}).join('')

/**
 * The ground of each kind of institution: a university's notched seal, an association's ball, a
 * conference's shield.
 */
const grounds: Record<SealOptions['shape'], (brand: string, second: string) => string> = {
  seal: (brand, second) =>
    `<path fill="${brand}" d="${notches}Z"/><circle cx="128" cy="128" r="96" fill="none" stroke="${second}" stroke-width="6"/><path fill="${second}" d="M64 190H192L184 202H72Z"/>`,
  ball: (brand, second) =>
    `<circle cx="128" cy="128" r="120" fill="${brand}"/><path fill="none" stroke="${second}" stroke-width="10" d="M30 62C90 96 166 96 226 62M30 194C90 160 166 160 226 194"/>`,
  shield: (brand, second) =>
    `<path fill="${brand}" d="M20 20H236V128C236 192 184 226 128 246C72 226 20 192 20 128Z"/><path fill="none" stroke="${second}" stroke-width="8" d="M36 36H220V126C220 182 174 210 128 228C82 210 36 182 36 126Z"/>`,
}

/** The mark of an institution, 256×256: its letters on a ground that says what it is. */
export function sealSvg({ brand, second, letters, shape }: SealOptions): string {
  const height = letters.length > 3 ? 62 : letters.length > 2 ? 76 : 92
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${grounds[shape](brand, second)}` +
    `<g transform="translate(128 ${shape === 'ball' ? 128 : 122})">${lettersSvg(letters, { height, fill: lightness(brand) > 0.6 ? '#14171c' : '#ffffff' })}</g></svg>`
  )
}
