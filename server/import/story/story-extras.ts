import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '../../content/html/escape.ts'
import { RowError } from '../report.ts'
import { isCaptionFile } from '../values/captions.ts'
import { requireLink } from '../values/link.ts'
import type { ImportContext } from '../import-context.ts'

/** The width of a text column; pages request other widths where needed. */
const columnWidth = 960

/** A path relative to the folder: not a URL, not a path of the site. */
export const isPackPath = (path: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(path)

/** A picture of a text as HTML; '' with a warning when the folder does not have it. */
export function drawnPicture(
  work: ImportContext,
  { path, alt }: TextPicture,
  say: (reason: string) => void,
  consequence = 'imported without it',
): string {
  const image = isPackPath(path)
    ? work.pictures.image(path, alt)
    : `picture ${path} is not in the import folder`
  if (typeof image !== 'string')
    return (
      `<img src="${image.url}/${columnWidth}.webp" alt="${escapeHtml(alt)}" ` +
      `width="${image.width}" height="${image.height}">`
    )
  say(`${image}; ${consequence}`)
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
  const html = draw(picture)
  if (html === '') return ''
  const caption = picture.title ? `<figcaption>${escapeHtml(picture.title)}</figcaption>` : ''
  return `<figure>${html}${caption}</figure>\n`
}

/** All pictures of a text. */
export function picturesIn(markdown: string): TextPicture[] {
  const pictures: TextPicture[] = []
  const marked = new Marked({ gfm: true })
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image') pictures.push(pictureOf(token as Tokens.Image))
  })
  return pictures
}

function decode(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/** A video as a story names it: with the path of its captions, its transcript not cleaned yet. */
export type TextVideo = {
  youtube: string | null
  archive: string | null
  title: string | null
  captions: string | null
  transcript: string | null
}

/** Front matter fields of a story. */
export type StoryExtras = {
  tags: string[]
  /** Person keys as in the rosters. */
  players: string[]
  /** The title of a gallery. */
  gallery: string
  images: TextPicture[]
  video: TextVideo | null
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
export function toTextList(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return list
    .flatMap((item) =>
      typeof item === 'string' || typeof item === 'number' ? [String(item).trim()] : [],
    )
    .filter((text) => text !== '')
}

/**
 * Parses them, or throws RowError: a story with an unreadable `hidden` must not become public.
 */
export function parseExtras(frontMatter: Front): StoryExtras {
  return {
    tags: toTextList(frontMatter['tags']),
    players: toTextList(frontMatter['players']),
    gallery: textOf(frontMatter['gallery']),
    images: imagesOf(frontMatter['images']),
    video: videoOf(frontMatter['video']),
    links: mapsOf(frontMatter['links'], 'links').map((link) => ({
      title: textOf(link['title']) || refuse('links: an entry has no title'),
      url: requireLink(textOf(link['url']), 'links') ?? refuse('links: an entry has no url'),
    })),
    hidden: hiddenOf(frontMatter['hidden']),
    template: textOf(frontMatter['template']) || null,
    writer: writerOf(frontMatter['writer']),
  }
}

const refuse = (reason: string): never => {
  throw new RowError(reason)
}
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/\s+/g, ' ').trim()
    : ''
const isMap = (value: unknown): value is Front =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function mapsOf(value: unknown, field: string): Front[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || !value.every(isMap)) return refuse(`${field}: is a list of {…}`)
  return value
}

function hiddenOf(value: unknown): boolean {
  if (value === undefined || value === null) return false
  if (typeof value === 'boolean') return value
  return (
    /^(?:y|yes|true|1)$/i.test(textOf(value)) ||
    (/^(?:n|no|false|0|)$/i.test(textOf(value)) ? false : refuse('hidden: must be true or false'))
  )
}

/** `{path, alt, caption}`; a picture without alternative text is refused. */
function imagesOf(value: unknown): TextPicture[] {
  return mapsOf(value, 'images').map((image) => {
    const path = textOf(image['path']) || refuse('images: an entry has no path')
    return {
      path,
      alt: textOf(image['alt']) || refuse(`images: ${path} has no alt text`),
      title: textOf(image['caption']) || null,
    }
  })
}

/** `video: dQw4…` (YouTube), a URL, or `{youtube, archive, title, captions, transcript}`. */
function videoOf(value: unknown): TextVideo | null {
  if (value === undefined || value === null) return null
  const video = isMap(value)
    ? value
    : /^[\w-]{11}$/.test(textOf(value))
      ? { youtube: value }
      : { archive: value }
  const youtube = textOf(video['youtube']) || null
  if (youtube !== null && !/^[\w-]{11}$/.test(youtube))
    return refuse(
      `video: "${youtube.slice(0, 80)}" is not the eleven characters of a YouTube video id`,
    )
  const archive = requireLink(textOf(video['archive']), 'video')
  if (youtube === null && archive === null) return refuse('video: neither youtube nor archive')
  const captions = textOf(video['captions']) || null
  if (captions !== null && youtube !== null)
    return refuse('video: captions: YouTube shows its own; add them there')
  if (captions !== null && !isCaptionFile(captions))
    return refuse('video: captions: must be a file .vtt or .srt')
  return {
    youtube,
    archive,
    title: textOf(video['title']) || null,
    captions,
    transcript: transcriptOf(video['transcript']),
  }
}

/** Markdown, or `{html: …}` as an export writes it → HTML that is not cleaned yet. */
function transcriptOf(value: unknown): string | null {
  if (isMap(value) && typeof value['html'] === 'string') return value['html']
  if (typeof value === 'string') return markdownToHtml(value)
  return value === undefined || value === null
    ? null
    : refuse('video: transcript: must be text, or {html: …}')
}

/** A name, or `{name, title, email}`. */
function writerOf(value: unknown): StoryExtras['writer'] {
  const writer = isMap(value) ? value : { name: value }
  const name = textOf(writer['name'])
  if (!name) return null
  const email = textOf(writer['email'])
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return refuse(`writer: "${email.slice(0, 80)}" is not an email address`)
  return { name, title: textOf(writer['title']) || null, email: email || null }
}
