import { parse } from 'yaml'
import { z } from 'zod'
import { writeNavigation } from '../../content/department/site.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSports } from '../../content/sports/sports.ts'
import { saveDocument, transact, type Transaction } from '../../content/transaction.ts'
import type { Store } from '../../db/store.ts'
import { countRow, rejectRow, type FileReport } from '../report.ts'
import { parseLink } from '../values/link.ts'
import { rejectionReason, type ImportContext } from '../import-context.ts'
import { decodeText } from '../../statcrew/file/xml.ts'
import type { NavigationItem } from '../../../src/contract/site.schema.ts'
import type { Sport } from '../../../src/contract/sport.schema.ts'
import { rosterHref, scheduleHref, sportHref } from '../../../src/routes/links.ts'

type Item = NavigationItem['columns'][number]['items'][number]
const groups = [
  { title: 'Men’s', has: ({ globalSportGender }: Sport) => globalSportGender === 'men' },
  { title: 'Women’s', has: ({ globalSportGender }: Sport) => globalSportGender === 'women' },
  {
    title: 'All',
    has: ({ globalSportGender }: Sport) =>
      globalSportGender !== 'men' && globalSportGender !== 'women',
  },
]

/**
 * A menu from the sports: a column for men's, women's and other sports, each sport with its
 * schedule and roster.
 */
export async function menuOfSports(store: Store, tenant: string): Promise<NavigationItem[]> {
  const sports = (await readSports(new ReadContext(store, tenant))).filter(
    ({ nonSport }) => !nonSport,
  )
  let id = 1
  const columns = groups
    .map(({ title, has }) => ({ title, sports: sports.filter(has) }))
    .filter((group) => group.sports.length > 0)
    .map((group, i) => ({
      column: i + 1,
      items: [heading(++id, group.title), ...group.sports.map((sport) => itemOf(++id, sport))],
    }))
  return columns.length === 0
    ? []
    : [
        {
          id: 1,
          title: 'Sports',
          url: null,
          openInNewWindow: false,
          rank: 1,
          className: '',
          columns,
          items: [],
          socialMediaLinks: [],
          ad: null,
        },
      ]
}

const heading = (id: number, title: string): Item => ({
  id,
  title,
  url: null,
  separator: true,
  openInNewWindow: false,
  sport: null,
  scheduleRosterNewsLinks: [],
  stats: null,
  socialMediaLinks: [],
})

const itemOf = (id: number, sport: Sport): Item => ({
  id,
  // Under its heading 'Men's Soccer' is listed as soccer.
  title: sport.title.replace(/^(?:wo)?men['’]s\s+/i, ''),
  url: sportHref(sport),
  separator: false,
  openInNewWindow: false,
  sport: { title: sport.title },
  stats: null,
  socialMediaLinks: sport.ticketsLink
    ? [{ title: 'Tickets', url: sport.ticketsLink, className: 'tickets' }]
    : [],
  scheduleRosterNewsLinks: [
    ...(sport.scheduleId
      ? [{ title: 'Schedule', url: scheduleHref(sport), className: 'schedule' as const }]
      : []),
    ...(sport.rosterId
      ? [{ title: 'Roster', url: rosterHref(sport), className: 'roster' as const }]
      : []),
  ],
})

const link = z.string().transform((text, context) => {
  const parsed = text === '#' ? '#' : parseLink(text)
  if (parsed === null)
    context.addIssue({ code: 'custom', message: `"${text.slice(0, 80)}" is not a link` })
  return parsed ?? ''
})
const title = z.string({ error: 'is missing' }).trim().min(1, 'is empty')
const social = z
  .array(
    z.strictObject({
      title,
      url: link,
      className: z.string().regex(/^[a-z]{1,20}$/, 'must be a channel or tickets'),
    }),
  )
  .default([])
const item = {
  title,
  url: link.nullable().default(null),
  separator: z.boolean().default(false),
  openInNewWindow: z.boolean().default(false),
}

/** The contents of navigation.yaml: the contract's items without ids, which the order gives. */
const Menu = z.array(
  z.strictObject({
    title,
    url: link.nullable().default(null),
    className: z.enum(['sport-home', 'additional-links', '']).default(''),
    openInNewWindow: z.boolean().default(false),
    socialMediaLinks: social,
    ad: z
      .string()
      .regex(/^[\w-]{1,60}$/, 'must be the name of a placement in promotions.yaml')
      .nullable()
      .default(null),
    items: z.array(z.strictObject(item)).default([]),
    columns: z
      .array(
        z.strictObject({
          column: z.number().int().min(1).max(12).optional(),
          items: z.array(
            z.strictObject({
              ...item,
              sport: z.strictObject({ title }).nullable().default(null),
              stats: z.strictObject({ url: link }).nullable().default(null),
              socialMediaLinks: social,
              scheduleRosterNewsLinks: z
                .array(
                  z.strictObject({
                    title,
                    url: link,
                    className: z.enum(['schedule', 'roster', 'news']),
                  }),
                )
                .default([]),
            }),
          ),
        }),
      )
      .default([]),
  }),
  { error: 'must be a list of menu items' },
)

/** Optional parts of an item. */
const spare = ['sport', 'stats']

/**
 * Imports the menu without its invalid parts, each of which is refused with its place. A file
 * without any valid part changes nothing.
 */
export async function importNavigation(
  work: ImportContext,
  fileReport: FileReport,
  bytes: Uint8Array,
): Promise<void> {
  const written = listOf(bytes)
  const sound = written instanceof Error ? null : soundRest(Menu, written, spare)
  if (!sound)
    return rejectRow(
      fileReport,
      null,
      written instanceof Error ? written.message : rejectionReason(Menu.safeParse(written).error),
    )
  for (const { place, reason } of sound.out) rejectRow(fileReport, null, `${place}: ${reason}`)
  if (sound.rest.length === 0 && sound.out.length > 0) return
  countRow(
    fileReport,
    await transact(work.store, work.tenant, async (transaction) => {
      await markMade(transaction, false)
      return writeNavigation(transaction, numbered(sound.rest))
    }),
  )
}

function listOf(bytes: Uint8Array): unknown {
  try {
    return parse(decodeText(bytes))
  } catch (error) {
    if (error instanceof Error && error.name === 'YAMLParseError')
      return new Error(error.message.split('\n')[0]!)
    throw error
  }
}

/**
 * Generates the menu from the sports when the folder has none, and again when the sports of a
 * generated menu change.
 */
export async function makeNavigation(
  work: ImportContext,
  fileReport: FileReport,
  wholePack: boolean,
): Promise<void> {
  const { db } = work.store
  const mark = await db
    .selectFrom('document')
    .select('doc')
    .where('tenant', '=', work.tenant)
    .where('kind', '=', 'navigation-source')
    .executeTakeFirst()
  if (!wholePack && mark && !Made.parse(JSON.parse(mark.doc)).made) return
  const menu = await menuOfSports(work.store, work.tenant)
  countRow(
    fileReport,
    await transact(work.store, work.tenant, async (transaction) => {
      await markMade(transaction, true)
      return writeNavigation(transaction, menu)
    }),
  )
}

/**
 * Whether the stored menu was generated. A department's own menu is never overwritten by a single
 * file.
 */
const Made = z.object({ made: z.boolean() })
const markMade = (transaction: Transaction, isGenerated: boolean) =>
  saveDocument(
    transaction,
    'document',
    Made,
    { kind: 'navigation-source', id: 0, doc: { made: isGenerated } },
    [],
  )

function numbered(menu: z.infer<typeof Menu>): NavigationItem[] {
  let id = 0
  return menu.map((item, i) => ({
    ...item,
    id: ++id,
    rank: i + 1,
    items: item.items.map((entry) => ({ ...entry, id: ++id })),
    columns: item.columns.map(({ column, items }, c) => ({
      column: column ?? c + 1,
      items: items.map((entry) => ({ ...entry, id: ++id })),
    })),
  }))
}

type Place = readonly PropertyKey[]

/**
 * The valid rest of a nested list and what was removed: for each error the smallest removable part
 * (a list element, or an optional part of an item), so that a bad link loses nothing else. Null
 * when the whole is invalid.
 */
function soundRest<T>(
  schema: z.ZodType<T>,
  list: unknown,
  spare: readonly string[],
): { rest: T; out: { place: string; reason: string }[] } | null {
  const tried = schema.safeParse(list)
  if (tried.success) return { rest: tried.data, out: [] }
  const out = new Map<string, { place: Place; reasons: string[] }>()
  for (const { path, message } of tried.error.issues) {
    const last = path.findLastIndex((key) => typeof key === 'number' || spare.includes(String(key)))
    if (last === -1) return null
    const itemPath = path.slice(0, last + 1)
    const problem = out.get(itemPath.join('.')) ?? { place: itemPath, reasons: [] }
    problem.reasons.push([path.slice(last + 1).join('.'), message].filter(Boolean).join(': '))
    out.set(itemPath.join('.'), problem)
  }
  const rest = structuredClone(list)
  // From last to first, so that the other positions stay valid.
  for (const { place } of [...out.values()].toSorted((a, b) => later(a.place, b.place)))
    takeOut(rest, place)
  const again = schema.safeParse(rest)
  return again.success
    ? {
        rest: again.data,
        out: [...out].map(([itemPath, { reasons }]) => ({
          place: itemPath,
          reason: reasons.join('; '),
        })),
      }
    : null
}

/** Sorts later positions first, and nested ones before their parents. */
function later(a: Place, b: Place): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (a[i] === b[i]) continue
    if (typeof a[i] === 'number' && typeof b[i] === 'number') return Number(b[i]) - Number(a[i])
    return b.length - a.length
  }
  return 0
}

function takeOut(from: unknown, itemPath: Place): void {
  const holder = itemPath
    .slice(0, -1)
    .reduce((node, key) => (node as Record<PropertyKey, unknown>)[key], from)
  const key = itemPath.at(-1)!
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete (holder as Record<PropertyKey, unknown>)[key]
}
