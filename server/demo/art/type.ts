import { outlines } from './type-outlines.ts'

/** Between two letters, of 100 high. */
const space = 2
const known = (text: string) => Array.from(text.toUpperCase()).filter((char) => char in outlines)

/** How wide a line is, in units of its height. */
export const typeWidth = (text: string): number =>
  known(text).reduce((sum, char) => sum + outlines[char]![0] + space, -space) / 100

type Options = {
  x: number
  /** The middle of its height. */
  y: number
  height: number
  fill: string
  /** Around the letters. */
  outline?: string
  anchor?: 'start' | 'middle'
}

/** A line in the display face. Characters that it has not are left out. */
export function typeSvg(
  text: string,
  { x, y, height, fill, outline, anchor = 'start' }: Options,
): string {
  let at = 0
  const shapes = known(text)
    .map((char) => {
      const [advance, d] = outlines[char]!
      const drawn = d === '' ? '' : `<path transform="translate(${at} 0)" d="${d}"/>`
      at += advance + space
      return drawn
    })
    .join('')
  const left = anchor === 'middle' ? x - (typeWidth(text) * height) / 2 : x
  const edge = outline
    ? ` stroke="${outline}" stroke-width="10" stroke-linejoin="round" paint-order="stroke"`
    : ''
  return `<g fill="${fill}"${edge} transform="translate(${Math.round(left)} ${Math.round(y - height / 2)}) scale(${Math.round(height * 10) / 1000})">${shapes}</g>`
}
