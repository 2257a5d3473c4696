import { charges } from './emblem/charges.ts'
import { pairs } from './emblem/frames.ts'
import { seeded } from './random.ts'
import { typeSvg, typeWidth } from './type.ts'

export interface SponsorOptions {
  name: string
  charge: string
}

const coloursOf = (name: string) => {
  const r = seeded(`sponsor/${name}`)
  const [dark, light] = r.pick(pairs)
  return { dark, light, round: r.chance(0.5) }
}

/**
 * Words in as many lines as there must be for none to be longer than the longest word, or `atLeast`
 * letters.
 */
function linesOf(words: string, atLeast: number): string[] {
  const all = words
    .replace(/[^A-Za-z0-9&'’ ]/g, '')
    .split(/\s+/)
    .filter(Boolean)
  const longest = Math.max(atLeast, ...all.map(({ length }) => length))
  return all.reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && last.length + 1 + word.length <= longest
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word]
  }, [])
}

/**
 * Lines from `x` on, about the middle `y`, no wider than `width` and no higher together than
 * `height`.
 */
function blockSvg(
  words: string,
  {
    x,
    y,
    width,
    height,
    atLeast,
    fill,
  }: { x: number; y: number; width: number; height: number; atLeast: number; fill: string },
): string {
  const lines = linesOf(words, atLeast)
  const size = Math.floor(
    Math.min(width / Math.max(...lines.map(typeWidth)), height / (lines.length * 1.2)),
  )
  return lines
    .map((line, i) =>
      typeSvg(line, { x, y: y + (i - (lines.length - 1) / 2) * size * 1.2, height: size, fill }),
    )
    .join('')
}

/** The sign of an invented company, 640×320: its figure and its name, on white. */
export function sponsorSvg({ name, charge }: SponsorOptions): string {
  const { dark, light, round } = coloursOf(name)
  const ground = round
    ? `<circle cx="132" cy="160" r="108" fill="${dark}"/>`
    : `<path fill="${dark}" d="M24 52H240V268H24Z"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" width="640" height="320"><path fill="#fff" d="M0 0H640V320H0Z"/>${ground}` +
    `<path transform="translate(132 160)" fill="${light}" fill-rule="evenodd" d="${charges[charge] ?? ''}"/>${blockSvg(name, { x: 276, y: 160, width: 350, height: 230, atLeast: 9, fill: dark })}</svg>`
  )
}

/** What an invented company offers, 960×320: in its colours, its figure large at the end. */
export function offerSvg({ name, charge, offer }: SponsorOptions & { offer: string }): string {
  const { dark, light } = coloursOf(name)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 320" width="960" height="320"><path fill="${dark}" d="M0 0H960V320H0Z"/><path fill="${light}" d="M700 0H960V320H620Z"/>` +
    `<path transform="translate(818 160)scale(1.2)" fill="${dark}" fill-rule="evenodd" d="${charges[charge] ?? ''}"/>` +
    `${blockSvg(offer, { x: 48, y: 128, width: 550, height: 170, atLeast: 18, fill: light })}${blockSvg(name, { x: 48, y: 272, width: 540, height: 40, atLeast: 40, fill: '#ffffff' })}</svg>`
  )
}
