import { parse } from 'yaml'
import { z } from 'zod'
import { writeNavigation } from '../../content/department/site.ts'
import { saveDocument, transact, type Transaction } from '../../content/transaction.ts'
import { countRow, rejectRow, type FileReport } from '../report.ts'
import { parseLink } from '../values/link.ts'
import { rejectionReason, type ImportContext } from '../import-context.ts'
import { decodeText } from '../../statcrew/file/xml.ts'
import type { NavigationItem } from '../../../src/contract/site.schema.ts'
import { menuOfSports } from './sports-menu.ts'
import { validPart } from './valid-part.ts'

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
  const sound = written instanceof Error ? null : validPart(Menu, written, spare)
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
