import { LineCounter, parseDocument } from 'yaml'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { decodeText } from '../../statcrew/file/decode-text.ts'
import { RowRefused } from '../report.ts'
import { clockOf } from '../values/clock.ts'
import { daysOf } from '../values/day.ts'
import { linkOf } from '../values/link.ts'
import { picturesIn, type TextPicture } from './html-of.ts'
import { extrasOf, extraKeys, wordsOf, type StoryExtras } from './story-extras.ts'

/** A story as its file writes it. */
export type StoryFile = StoryExtras & {
  title: string
  /** Wall clock of the department. */
  date: string
  slug: string
  sport: string
  byline: string
  subHeadline: string
  teaser: string
  picture: TextPicture | null
  games: string[]
  redirect: string | null
  body: string
  /** The body is HTML, as an export writes it, and no Markdown. */
  isHtml: boolean
  pictures: TextPicture[]
}

const keys = [
  'title',
  'date',
  'sport',
  'byline',
  'subHeadline',
  'teaser',
  'picture',
  'alt',
  'caption',
  'games',
  'redirect',
  'slug',
  'format',
  ...extraKeys,
]

/**
 * Reads a story, or throws RowRefused with what is missing in it. `warn` hears what is merely left
 * alone.
 */
export function readStoryFile(bytes: Uint8Array, warn: (reason: string) => void): StoryFile {
  const whole = decodeText(bytes).replace(/\r\n?/g, '\n')
  const [, head, body = ''] =
    /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(whole) ?? []
  if (head === undefined)
    throw new RowRefused(
      'no front matter: a story begins with its title and date between two lines of ---',
    )
  const front = readHead(head)
  const unknown = Object.keys(front).filter((key) => !keys.includes(key))
  if (unknown.length > 0) warn(`left alone, not known here: ${unknown.join(', ')}`)
  const text = (key: string): string =>
    typeof front[key] === 'string' || typeof front[key] === 'number'
      ? String(front[key]).replace(/\s+/g, ' ').trim()
      : ''

  const title = text('title')
  if (!title) throw new RowRefused('no title')
  const redirect = text('redirect')
  const target = redirect ? linkOf(redirect) : null
  if (redirect && !target?.startsWith('http'))
    throw new RowRefused(`redirect "${redirect.slice(0, 80)}" is no absolute address`)
  const path = text('picture')
  const format = text('format')
  if (format && format !== 'html' && format !== 'markdown')
    throw new RowRefused(`format "${format.slice(0, 80)}" is neither markdown nor html`)
  const isHtml = format === 'html'
  const pictures = isHtml ? [] : picturesIn(body)
  // A picture without words for those who cannot see it is not taken, and the story with it is not
  // either: somebody must write them.
  if (path && !text('alt')) throw new RowRefused(`picture ${path} has no alt text`)
  const wordless = pictures.find(({ alt }) => alt === '')
  if (wordless) throw new RowRefused(`picture ${wordless.path} has no alt text`)
  return {
    title,
    date: dateOf(text('date')),
    slug: slugOf(text('slug') || title)
      .slice(0, 150)
      .replace(/-+$/, ''),
    sport: text('sport'),
    byline: text('byline'),
    subHeadline: text('subHeadline'),
    teaser: text('teaser'),
    picture: path ? { path, alt: text('alt'), title: text('caption') || null } : null,
    games: wordsOf(front['games']),
    redirect: target,
    body,
    isHtml,
    pictures,
    ...extrasOf(front),
  }
}

function readHead(head: string): Record<string, unknown> {
  const lines = new LineCounter()
  const file = parseDocument(head, { lineCounter: lines })
  const error = file.errors[0]
  if (error)
    throw new RowRefused(
      `front matter, line ${(error.linePos?.[0].line ?? 0) + 1}: ${error.message.split('\n')[0]}`,
    )
  const read = file.toJS() as unknown
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new RowRefused('the front matter is no list of "name: value"')
  return read as Record<string, unknown>
}

/** A day alone is that day from its first minute on. */
function dateOf(text: string): string {
  const days = daysOf(text)
  if (!days)
    throw new RowRefused(
      text ? `date "${text}" is no day (2026-11-14 or 2026-11-14T18:30)` : 'no date',
    )
  return `${days.first}T${clockOf(days.clock) ?? '00:00'}:00`
}
