import { LineCounter, parseDocument } from 'yaml'
import { readConfiguredTimeZone } from '../../content/department/site.ts'
import { ReadContext } from '../../content/read-context.ts'
import { storyUrl } from '../../content/stories/story-links.ts'
import { getOrCreateId, type Transaction } from '../../content/transaction.ts'
import type { Store } from '../../db/store.ts'
import { RowError, createFileReport, rejectRow, warnRow, type FileReport } from '../report.ts'
import {
  picturesIn,
  parseExtras,
  extraKeys,
  toTextList,
  type TextPicture,
  type StoryExtras,
} from './story-extras.ts'
import { parseClock } from '../values/clock.ts'
import { parseDays } from '../values/dates.ts'
import { parseLink } from '../values/link.ts'
import { reasonOfFile } from '../import-context.ts'
import { readStep } from '../folder-files.ts'
import { decodeText } from '../../statcrew/file/xml.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

/** A story as its file has it. */
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
  /** The body is HTML, as in an export, instead of Markdown. */
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
 * Parses a story, or throws RowError with what is missing. `warn` is called for ignored fields.
 */
export function readStoryFile(
  bytes: Uint8Array,
  warn: (reason: string) => void,
  zone: string | null = null,
): StoryFile {
  const source = decodeText(bytes).replace(/\r\n?/g, '\n')
  const [, head, body = ''] =
    /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(source) ?? []
  if (head === undefined)
    throw new RowError(
      'no front matter: begin the story with its title and date between two lines of ---',
    )
  const frontMatter = readHead(head)
  const unknown = Object.keys(frontMatter).filter((key) => !keys.includes(key))
  if (unknown.length > 0) warn(`ignored, not known: ${unknown.join(', ')}`)
  const text = (key: string): string =>
    typeof frontMatter[key] === 'string' || typeof frontMatter[key] === 'number'
      ? String(frontMatter[key]).replace(/\s+/g, ' ').trim()
      : ''

  const title = text('title')
  if (!title) throw new RowError('no title')
  const redirect = text('redirect')
  const target = redirect ? parseLink(redirect) : null
  if (redirect && !target?.startsWith('http'))
    throw new RowError(`redirect "${redirect.slice(0, 80)}" is not an absolute URL`)
  const path = text('picture')
  const format = text('format')
  if (format && format !== 'html' && format !== 'markdown')
    throw new RowError(`format "${format.slice(0, 80)}" is neither markdown nor html`)
  const isHtml = format === 'html'
  const pictures = isHtml ? [] : picturesIn(body)
  // A picture without alternative text refuses the story.
  if (path && !text('alt')) throw new RowError(`picture ${path} has no alt text`)
  const wordless = pictures.find(({ alt }) => alt === '')
  if (wordless) throw new RowError(`picture ${wordless.path} has no alt text`)
  return {
    title,
    date: dateOf(text('date'), zone),
    slug: slugify(text('slug') || title)
      .slice(0, 150)
      .replace(/-+$/, ''),
    sport: text('sport'),
    byline: text('byline'),
    subHeadline: text('subHeadline'),
    teaser: text('teaser'),
    picture: path ? { path, alt: text('alt'), title: text('caption') || null } : null,
    games: toTextList(frontMatter['games']),
    redirect: target,
    body,
    isHtml,
    pictures,
    ...parseExtras(frontMatter),
  }
}

function readHead(head: string): Record<string, unknown> {
  const lines = new LineCounter()
  const file = parseDocument(head, { lineCounter: lines })
  const error = file.errors[0]
  if (error)
    throw new RowError(
      `front matter, line ${(error.linePos?.[0].line ?? 0) + 1}: ${error.message.split('\n')[0]}`,
    )
  const read = file.toJS() as unknown
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new RowError('the front matter must be lines of "name: value"')
  return read as Record<string, unknown>
}

/** A date without a time is the start of that day. */
function dateOf(text: string, zone: string | null): string {
  const days = parseDays(text, zone)
  if (!days)
    throw new RowError(
      text ? `date "${text}" is not a date (2026-11-14 or 2026-11-14T18:30)` : 'no date',
    )
  return `${days.first}T${parseClock(days.clock) ?? '00:00'}:00`
}

export type PlannedStory = StoryFile & { name: string; file: string; line: number }

/** 'stories/recap.md', 'recap.md' and 'recap' are the same story. */
const nameOf = (file: string): string => file.replace(/^stories\//, '').replace(/\.md$/i, '')

/**
 * The stories of a folder, read before its schedules: games name their stories, so the URLs must be
 * known. The stories are written after the games, which they name in turn.
 */
export class StoryPlan {
  readonly stories = new Map<string, PlannedStory>()
  /** What was refused or noted while reading. */
  readonly part: FileReport = createFileReport('stories')

  static async of(
    store: Store,
    tenant: string,
    folder: string,
    files: string[],
  ): Promise<StoryPlan> {
    const plan = new StoryPlan()
    const zone = await readConfiguredTimeZone(new ReadContext(store, tenant))
    const takenSlugs = new Set<string>()
    for (const file of files.toSorted()) {
      try {
        const story = readStoryFile(
          await readStep(folder, file),
          (reason) => warnRow(plan.part, null, reason, file),
          zone,
        )
        const name = nameOf(file)
        const slug = await freeSlug({ db: store.of(tenant) }, tenant, name, story, takenSlugs)
        plan.stories.set(name, { ...story, slug, name, file, line: 1 })
      } catch (error) {
        rejectRow(plan.part, 1, reasonOfFile(error), { file })
      }
    }
    return plan
  }

  /**
   * The id and URL of a story that a game names: one of this folder, else one of the store. Never a
   * hidden one, because its URL would become public.
   */
  async find(transaction: Transaction, file: string): Promise<{ id: number; url: string } | null> {
    const { db, tenant } = transaction
    const planned = this.stories.get(nameOf(file))
    if (planned)
      return planned.hidden
        ? null
        : {
            id: await getOrCreateId(transaction, 'story', planned.name),
            url: storyUrl(planned.date, planned.slug),
          }
    const row = await db
      .selectFrom('identity')
      .innerJoin('story', (j) =>
        j.onRef('story.tenant', '=', 'identity.tenant').onRef('story.id', '=', 'identity.id'),
      )
      .select(['story.id', 'story.date', 'story.slug'])
      .where('identity.tenant', '=', tenant)
      .where('identity.kind', '=', 'story')
      .where('identity.key', '=', nameOf(file))
      .where('story.hidden', '=', 0)
      .executeTakeFirst()
    return row ? { id: row.id, url: storyUrl(row.date, row.slug) } : null
  }
}

/**
 * A unique slug: a second story with the same date and title gets a number. Existing stories keep
 * theirs.
 */
async function freeSlug(
  { db }: Pick<Transaction, 'db'>,
  tenant: string,
  name: string,
  { date, slug }: StoryFile,
  takenSlugs: Set<string>,
): Promise<string> {
  const day = date.slice(0, 10)
  const ownIdentity = await db
    .selectFrom('identity')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'story')
    .where('key', '=', name)
    .executeTakeFirst()
  for (let i = 1; ; i++) {
    const tried = i === 1 ? slug : `${slug}-${i}`
    if (takenSlugs.has(`${day}/${tried}`)) continue
    const holder = await db
      .selectFrom('story')
      .select('id')
      .where('tenant', '=', tenant)
      .where('date', '>=', day)
      .where('date', '<=', `${day}T99`)
      .where('slug', '=', tried)
      .executeTakeFirst()
    if (holder && holder.id !== ownIdentity?.id) continue
    takenSlugs.add(`${day}/${tried}`)
    return tried
  }
}
