import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '../../content/html/escape.ts'
import { RowError } from '../report.ts'
import { requireLink } from '../values/link.ts'
import type { ImportContext } from '../import-context.ts'
import type { StoryVideo } from '../../../src/contract/stories.schema.ts'

/** The width of a text column; pages request other widths where needed. */
const columnWidth = 960

/** A path relative to the folder: not a URL, not a path of the site. */
export const isPackPath = (path: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(path)

/** A picture of a text as HTML; '' with a warning when the folder does not have it. */
export function drawnPicture(
  work: ImportContext,
  { path, alt }: TextPicture,
  say: (reason: string) => void,
  otherwise = 'imported without it',
): string {
  const image = isPackPath(path)
    ? work.pictures.image(path, alt)
    : `picture ${path} is not in the import folder`
  if (typeof image !== 'string')
    return (
      `<img src="${image.url}/${columnWidth}.webp" alt="${escapeHtml(alt)}" ` +
      `width="${image.width}" height="${image.height}">`
    )
  say(`${image}; ${otherwise}`)
  return ''
}

/** A picture as a text names it. */
export type TextPicture = { path: string; alt: string; title: string | null }
/** The HTML of a picture; '' leaves it out. */
type Draw = (picture: TextPicture) => string

const pictureOf = ({ href, text, title }: Tokens.Image): TextPicture => ({
  path: packPath(href),
  alt: text.trim(),
  title: title || null,
})
/**
 * '../pictures/a.jpg', relative to the stories as editors write it, is made relative to the folder.
 */
const packPath = (href: string): string => decode(href).replace(/^(?:\.{1,2}\/)+/, '')

/** Markdown as HTML that is not cleaned yet. Without `draw` it has no pictures. */
export function markdownToHtml(markdown: string, draw: Draw = () => ''): string {
  const marked = new Marked({
    gfm: true,
    async: false,
    renderer: {
      image: (token) => draw(pictureOf(token)),
      paragraph({ tokens }) {
        const [first] = tokens
        // A figure cannot be inside a paragraph.
        if (tokens.length === 1 && first?.type === 'image')
          return figure(pictureOf(first as Tokens.Image), draw)
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
    },
  })
  return marked.parse(markdown) as string
}

function figure(picture: TextPicture, draw: Draw): string {
  const drawn = draw(picture)
  if (drawn === '') return ''
  return `<figure>${drawn}${picture.title ? `<figcaption>${escapeHtml(picture.title)}</figcaption>` : ''}</figure>\n`
}

/** All pictures of a text. */
export function picturesIn(markdown: string): TextPicture[] {
  const found: TextPicture[] = []
  const marked = new Marked({ gfm: true })
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image') found.push(pictureOf(token as Tokens.Image))
  })
  return found
}

function decode(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/** Front matter fields of a story. */
export type StoryExtras = {
  tags: string[]
  /** Person keys as in the rosters. */
  players: string[]
  /** The title of a gallery. */
  gallery: string
  images: TextPicture[]
  video: StoryVideo | null
  links: { title: string; url: string }[]
  hidden: boolean
  template: string | null
  writer: { name: string; title: string | null; email: string | null } | null
}
export const extraKeys = [
  'tags',
  'players',
  'gallery',
  'images',
  'video',
  'links',
  'hidden',
  'template',
  'writer',
] as const

type Front = Readonly<Record<string, unknown>>

/** One word or a list of words; any other value is ignored. */
export function toTextList(given: unknown): string[] {
  const list = Array.isArray(given) ? given : given === undefined || given === null ? [] : [given]
  return list
    .flatMap((one) =>
      typeof one === 'string' || typeof one === 'number' ? [String(one).trim()] : [],
    )
    .filter((one) => one !== '')
}

/**
 * Parses them, or throws RowError: a story with an unreadable `hidden` must not become public.
 */
export function parseExtras(front: Front): StoryExtras {
  return {
    tags: toTextList(front['tags']),
    players: toTextList(front['players']),
    gallery: textOf(front['gallery']),
    images: imagesOf(front['images']),
    video: videoOf(front['video']),
    links: mapsOf(front['links'], 'links').map((link) => ({
      title: textOf(link['title']) || refuse('links: an entry has no title'),
      url: requireLink(textOf(link['url']), 'links') ?? refuse('links: an entry has no url'),
    })),
    hidden: hiddenOf(front['hidden']),
    template: textOf(front['template']) || null,
    writer: writerOf(front['writer']),
  }
}

const refuse = (reason: string): never => {
  throw new RowError(reason)
}
const textOf = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number'
    ? String(given).replace(/\s+/g, ' ').trim()
    : ''
const isMap = (given: unknown): given is Front =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

function mapsOf(given: unknown, field: string): Front[] {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given) || !given.every(isMap)) return refuse(`${field}: is a list of {…}`)
  return given
}

function hiddenOf(given: unknown): boolean {
  if (given === undefined || given === null) return false
  if (typeof given === 'boolean') return given
  return (
    /^(?:y|yes|true|1)$/i.test(textOf(given)) ||
    (/^(?:n|no|false|0|)$/i.test(textOf(given)) ? false : refuse('hidden: must be true or false'))
  )
}

/** `{path, alt, caption}`; a picture without alternative text is refused. */
function imagesOf(given: unknown): TextPicture[] {
  return mapsOf(given, 'images').map((image) => {
    const path = textOf(image['path']) || refuse('images: an entry has no path')
    return {
      path,
      alt: textOf(image['alt']) || refuse(`images: ${path} has no alt text`),
      title: textOf(image['caption']) || null,
    }
  })
}

/** `video: dQw4…` (YouTube), a URL, or `{youtube, archive, title}`. */
function videoOf(given: unknown): StoryVideo | null {
  if (given === undefined || given === null) return null
  const said = isMap(given)
    ? given
    : /^[\w-]{11}$/.test(textOf(given))
      ? { youtube: given }
      : { archive: given }
  const youtube = textOf(said['youtube']) || null
  if (youtube !== null && !/^[\w-]{11}$/.test(youtube))
    return refuse(
      `video: "${youtube.slice(0, 80)}" is not the eleven characters of a YouTube video id`,
    )
  const archive = requireLink(textOf(said['archive']), 'video')
  return youtube === null && archive === null
    ? refuse('video: neither youtube nor archive')
    : { youtube, archive, title: textOf(said['title']) || null }
}

/** A name, or `{name, title, email}`. */
function writerOf(given: unknown): StoryExtras['writer'] {
  const said = isMap(given) ? given : { name: given }
  const name = textOf(said['name'])
  if (!name) return null
  const email = textOf(said['email'])
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return refuse(`writer: "${email.slice(0, 80)}" is not an email address`)
  return { name, title: textOf(said['title']) || null, email: email || null }
}
