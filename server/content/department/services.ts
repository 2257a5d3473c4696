import type { CallHandlers } from '../call-handlers.ts'
import { z } from 'zod'
import { readDocument, readSettings } from './site.ts'
import { sanitizeStoredHtml } from '../html/clean-html.ts'
import { readItems } from '../items.ts'
import { coverage, pageSettings, type SettledPage } from '../kinds/site.ts'
import type { ReadContext } from '../read-context.ts'
import { readSports, sportRefs } from '../sports/sports.ts'
import { saveDocument, type WriteResult, type Transaction } from '../transaction.ts'
import type { SubscribeInfo } from '../../../src/contract/follow.schema.ts'
import type { Coverage, PageSettings } from '../../../src/contract/pages.schema.ts'
import {
  AnalyticsSettings,
  GoogleSettings,
  MobileSettings,
  type PageTemplate,
  type SeoAnswer,
  type SportTemplate,
} from '../../../src/contract/site.schema.ts'
import { TicketOffice } from '../../../src/contract/tickets.schema.ts'

/** Parts of site.yaml besides the settings. Few pages need them, so they are read separately. */
export const ServicesDoc = z.object({
  google: GoogleSettings,
  analytics: AnalyticsSettings,
  mobile: MobileSettings,
  /** Kind of page → its name for ads and tags; the same by sport. */
  templates: z.record(z.string(), z.string()),
  sportTemplates: z.record(z.string(), z.record(z.string(), z.string())),
  ticketOffice: TicketOffice.nullable(),
  subscribe: z
    .object({ title: z.string(), description: z.string(), privacyUrl: z.string().nullable() })
    .nullable(),
})
export type ServicesDoc = z.infer<typeof ServicesDoc>

export const writeServices = (
  transaction: Transaction,
  doc: z.input<typeof ServicesDoc>,
): Promise<WriteResult> =>
  saveDocument(transaction, 'document', ServicesDoc, { kind: 'services', id: 0, doc }, ['services'])

export const readServices = (context: ReadContext): Promise<ServicesDoc | null> =>
  context.once('services', () => readDocument<ServicesDoc>(context, 'services'))

export async function readSeo(context: ReadContext): Promise<SeoAnswer | null> {
  const settings = await readSettings(context)
  if (!settings) return null
  const {
    schoolName,
    mascotSingular,
    mascotPlural,
    seo: { siteName, titleDelimiter, description, ogImage, ogLocale, ogDeterminer },
  } = settings
  return {
    settings: {
      title: { siteName, schoolName, delimiter: titleDelimiter, mascotSingular, mascotPlural },
      meta: { description, ogImage, ogLocale, ogDeterminer },
    },
  }
}

export const readGoogle = async (context: ReadContext): Promise<GoogleSettings | null> =>
  (await readServices(context))?.google ?? null
export const readAnalytics = async (context: ReadContext): Promise<AnalyticsSettings | null> =>
  (await readServices(context))?.analytics ?? null
export const readMobile = async (context: ReadContext): Promise<MobileSettings | null> =>
  (await readServices(context))?.mobile ?? null

export const readTemplates = async (context: ReadContext): Promise<PageTemplate[]> =>
  listed((await readServices(context))?.templates ?? {})

export async function readSportTemplates(context: ReadContext): Promise<SportTemplate[]> {
  const sports = await readSports(context)
  return Object.entries((await readServices(context))?.sportTemplates ?? {}).flatMap(
    ([slug, pages]) => {
      const sport = sports.find(({ globalSportNameSlug }) => globalSportNameSlug === slug)
      return sport
        ? listed(pages).map((page) => ({ ...page, sportId: sport.id, globalSportNameSlug: slug }))
        : []
    },
  )
}

const listed = (pages: Record<string, string>): PageTemplate[] =>
  Object.entries(pages).map(([page, template]) => ({ page, template }))

/** Newsletters of the department and of each team. */
export async function readSubscribeInfo(context: ReadContext): Promise<SubscribeInfo | null> {
  const settings = await readSettings(context)
  if (!settings) return null
  const subscribeTexts = (await readServices(context))?.subscribe
  const refs = await sportRefs(context)
  const teams = (await readSports(context))
    .filter(({ nonSport }) => !nonSport)
    .map(({ id, title }) => ({ id, title, sport: refs.get(id) ?? null }))
  return {
    title: subscribeTexts?.title ?? `News of the ${settings.name}`,
    description: sanitizeStoredHtml(subscribeTexts?.description ?? ''),
    privacyUrl: subscribeTexts?.privacyUrl ?? settings.privacyUrl,
    lists: [{ id: 0, title: settings.name, sport: null }, ...teams],
  }
}

/** Where to follow games; for a sport its own entries and those for all sports. */
export async function readCoverage(context: ReadContext, sportId?: number): Promise<Coverage[]> {
  const sports = await sportRefs(context)
  const all = await readItems(context, coverage)
  return all
    .filter(({ sportIds }) => !sportId || sportIds.length === 0 || sportIds.includes(sportId))
    .map(({ sportIds, ...item }) => ({
      ...item,
      sports: sportIds.flatMap((id) => sports.get(id) ?? []),
    }))
}

/** Settings of a page where the department has none. */
const standard: Record<SettledPage, PageSettings> = {
  facilities: { title: 'Facilities', description: '', view: 'grid', groupBy: 'none' },
  publications: { title: 'Publications', description: '', view: 'grid', groupBy: 'year' },
}

export async function readPageSettings(
  context: ReadContext,
  page: SettledPage,
): Promise<PageSettings> {
  const [pageItem] = await readItems(context, pageSettings, { slug: page })
  if (!pageItem) return standard[page]
  const { title, description, view, groupBy } = pageItem
  return { title, description, view, groupBy }
}

export const handlers = {
  seo: readSeo,
  google: readGoogle,
  analytics: readAnalytics,
  mobileSettings: readMobile,
  templates: readTemplates,
  sportTemplates: readSportTemplates,
  facilitySettings: (context) => readPageSettings(context, 'facilities'),
  publicationSettings: (context) => readPageSettings(context, 'publications'),
  coverage: (context, { sportId }) => readCoverage(context, sportId),
  subscribeInfo: readSubscribeInfo,
} satisfies Partial<CallHandlers>
