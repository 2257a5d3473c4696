import { charges } from './emblem/charges.ts'
import { pairs } from './emblem/frames.ts'
import { lettersSvg } from './letters.ts'
import { seeded } from './random.ts'

export interface SponsorOptions { name: string; charge: string }

/** The sign of an invented company, 640×320: its figure and the first letters of its name, on white with a coloured edge. */
export function sponsorSvg({ name, charge }: SponsorOptions): string {
  const r = seeded(`sponsor/${name}`)
  const [dark, light] = r.pick(pairs)
  const letters = name.replace(/[^A-Za-z& ]/g, '').split(/\s+/).map((word) => word[0]).join('').slice(0, 4)
  const round = r.chance(0.5)
  const ground = round ? `<circle cx="150" cy="160" r="112" fill="${dark}"/>` : `<path fill="${dark}" d="M38 48H262V272H38Z"/>`
  const figure = light.toLowerCase() === '#ffffff' ? '#ffffff' : light
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" width="640" height="320"><path fill="#fff" d="M0 0H640V320H0Z"/><path fill="${dark}" d="M0 304H640V320H0Z"/>${ground}` +
    `<path transform="translate(150 160)scale(1.05)" fill="${figure}" fill-rule="evenodd" d="${charges[charge] ?? ''}"/><g transform="translate(446 156)">${lettersSvg(letters, { height: letters.length > 3 ? 84 : 112, fill: dark })}</g></svg>`
}
