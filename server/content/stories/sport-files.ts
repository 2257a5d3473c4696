import type { CallHandlers } from '../call-handlers.ts'
import type { SportFile, SportFileTeaser } from '../../../src/contract/documents.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import { cleanPath } from '../../../src/routes/href.ts'
import { readPublishCutoff } from '../publish-cutoff.ts'
import { readItemPage, readItems, type Item } from '../items.ts'
import { sportFile, sportFileUrl } from '../kinds/stories.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'

type SportFileItem = Item<typeof sportFile>
type Access = SportFileTeaser['access']

/** Published public files, newest first. */
export async function readSportFiles(
  context: ReadContext,
  query: Paging & { sportId?: number | undefined },
): Promise<PageOf<SportFileTeaser>> {
  const to = await readPublishCutoff(context, sportFile)
  const page = await readItemPage(context, sportFile, {
    ...query,
    to,
    search: 'access:public;',
    order: 'newest',
  })
  const sports = await sportRefs(context)
  return {
    ...page,
    items: page.items
      .filter(({ access }) => access === 'public')
      .map((item) => teaserOf(item, 'public', sports)),
  }
}

/**
 * By date and file name. The date may be 2026-03-14, 2026-3-4 or have a time. Null before it is
 * due, and for a hidden file without access.
 */
export async function readSportFile(
  context: ReadContext,
  date: string,
  filename: string,
  access: Access = 'public',
): Promise<SportFile | null> {
  if (access === 'hidden' && !context.seesHidden) return null
  const item = await findSportFile(context, date, filename, access)
  return item
    ? {
        ...teaserOf(item, access, await sportRefs(context)),
        content: item.content,
        files: item.files,
      }
    : null
}

/** The published file of a name, with or without `.aspx`; the exact name comes first. */
export async function findSportFile(
  context: ReadContext,
  date: string,
  filename: string,
  access: Access,
): Promise<SportFileItem | undefined> {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date) ?? []
  if (!year || !month || !day) return undefined
  const from = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const now = await readPublishCutoff(context, sportFile)
  const other = /\.aspx$/i.test(filename) ? filename.slice(0, -'.aspx'.length) : `${filename}.aspx`
  for (const name of [filename, other]) {
    const files = await readItems(context, sportFile, {
      slug: `${access}/${name}`,
      from,
      to: `${from}T99`,
    })
    const item = files.find((candidate) => candidate.access === access && candidate.date <= now)
    if (item) return item
  }
  return undefined
}

function teaserOf(
  { id, title, teaser, date, filename, sportId, image, redirectAbsoluteUrl }: SportFileItem,
  access: Access,
  sports: Map<number, SportRef>,
): SportFileTeaser {
  const url = sportFileUrl(date, filename)
  return {
    id,
    title,
    teaser,
    date,
    filename,
    access,
    image,
    redirectAbsoluteUrl,
    url: cleanPath(access === 'public' ? url : `/${access}${url}`),
    sport: (sportId && sports.get(sportId)) || null,
  }
}

export const handlers = {
  hiddenSportFile: (context, { date, filename }) =>
    readSportFile(context, date, filename, 'hidden'),
  sportFiles: readSportFiles,
  sportFile: (context, { date, filename, access }) =>
    readSportFile(context, date, filename, access),
} satisfies Partial<CallHandlers>
