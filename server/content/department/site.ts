import type { CallHandlers } from '../call-handlers.ts'
import { z } from 'zod'
import {
  NavigationItem,
  SiteSettings,
  type MenuSocialLink,
  type SiteSettingsInput,
} from '../../../src/contract/site.schema.ts'
import { getContentSource } from '../content-source.ts'
import { getOverrides } from '../setting-overrides.ts'
import type { ReadContext } from '../read-context.ts'
import { rowsOfTopic } from '../cached-rows.ts'
import { saveDocument, type WriteResult, type Transaction } from '../transaction.ts'

/** The department's settings with the operator's overrides; null before the first import. */
export const readSettings = (context: ReadContext): Promise<SiteSettings | null> =>
  context.once('settings', async () => {
    const contentSource = getContentSource(context)
    if (contentSource)
      return (await contentSource.call('settings', context, {})).value as SiteSettings | null
    const stored = await readStoredSettings(context)
    const over = getOverrides(context.db, context.tenant)
    if (!stored)
      return over && Object.keys(over).length > 0
        ? (SiteSettings.safeParse({ ...over, tenant: context.tenant }).data ?? null)
        : null
    // A setting that is newer than the stored settings gets its default.
    return { ...SiteSettings.parse(stored), ...over }
  })

/** The department's time zone; null before the first import. */
export const readConfiguredTimeZone = async (context: ReadContext): Promise<string | null> =>
  (await readSettings(context))?.timeZone ?? null

/** The settings without the operator's overrides. */
export async function readStoredSettings(context: ReadContext): Promise<SiteSettingsInput | null> {
  const [row] = await rowsOfTopic(context, 'settings', documentOf(context, 'settings'))
  return row ? (JSON.parse(row.doc) as SiteSettingsInput) : null
}

export const writeSettings = (
  transaction: Transaction,
  settings: SiteSettingsInput,
): Promise<WriteResult> =>
  saveDocument(transaction, 'document', SiteSettings, { kind: 'settings', id: 0, doc: settings }, [
    'settings',
  ])

const Menu = z.array(NavigationItem)
export async function readNavigation(context: ReadContext): Promise<NavigationItem[]> {
  const stored =
    (await readDocument<(Pick<NavigationItem, 'columns'> & Partial<NavigationItem>)[]>(
      context,
      'navigation',
    )) ?? []
  return stored.map((item) => ({
    ...emptyItem,
    ...item,
    socialMediaLinks: ticketsFirst(item.socialMediaLinks),
    columns: item.columns.map(({ column, items }) => ({ column, items: items.map(columnItem) })),
  }))
}

type ColumnItem = NavigationItem['columns'][number]['items'][number]
/** Defaults for fields that menus stored earlier do not have. */
const emptyItem = {
  id: 0,
  title: '',
  url: null,
  className: '' as const,
  openInNewWindow: false,
  rank: 0,
  items: [],
  ad: null,
}
const columnItem = (item: ColumnItem): ColumnItem => ({
  ...item,
  sport: item.sport ?? null,
  stats: item.stats ?? null,
  socialMediaLinks: ticketsFirst(item.socialMediaLinks),
})

/** The tickets link comes before the social channels, in whatever order they were written. */
const ticketsFirst = (links: MenuSocialLink[] | undefined): MenuSocialLink[] =>
  (links ?? []).toSorted(
    (a, b) => Number(b.className === 'tickets') - Number(a.className === 'tickets'),
  )

export const writeNavigation = (
  transaction: Transaction,
  items: NavigationItem[],
): Promise<WriteResult> =>
  saveDocument(transaction, 'document', Menu, { kind: 'navigation', id: 0, doc: items }, [
    'navigation',
  ])

const documentOf = ({ db, tenant }: ReadContext, kind: string) =>
  db
    .selectFrom('document')
    .select('doc')
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('id', '=', 0)

/** A document of which each department has one. */
export async function readDocument<T>(context: ReadContext, kind: string): Promise<T | null> {
  context.touch(kind)
  const row = await documentOf(context, kind).executeTakeFirst()
  return row ? (JSON.parse(row.doc) as T) : null
}

export const handlers = {
  settings: readSettings,
  navigation: readNavigation,
} satisfies Partial<CallHandlers>
