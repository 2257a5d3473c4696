import type { Work } from '../work.ts'
import { escapeHtml } from '../../content/html/escape-html.ts'
import type { TextPicture } from './html-of.ts'

/** The width that a column of text shows; the page asks for others where it knows better. */
const columnWidth = 960

/** Named from the pack's root: no address, no path of the site. */
export const isPackPath = (path: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(path)

/** A picture in a text as HTML; '' and a word about it when the pack does not have it. */
export function drawnPicture(
  work: Work,
  { path, alt }: TextPicture,
  say: (reason: string) => void,
  otherwise = 'taken without it',
): string {
  const image = isPackPath(path)
    ? work.pictures.image(path, alt)
    : `picture ${path} is not in the pack`
  if (typeof image !== 'string')
    return `<img src="${image.url}/${columnWidth}.webp" alt="${escapeHtml(alt)}" width="${image.width}" height="${image.height}">`
  say(`${image}; ${otherwise}`)
  return ''
}
