import { href } from '../../../src/routes/href.ts'
import { paths } from '../../../src/routes/paths.ts'
import { z } from 'zod'
import { htmlToBlockText, inPieces } from '../html/clean-html.ts'
import { kind } from './kind.ts'
import { Facility } from '../../../src/contract/facilities.schema.ts'
import { RssFeed } from '../../../src/contract/follow.schema.ts'
import { ShopProduct } from '../../../src/contract/media.schema.ts'
import { PageSettings, Coverage, Statement } from '../../../src/contract/pages.schema.ts'
import { Image } from '../../../src/contract/parts.schema.ts'
import { Guard } from '../../../src/contract/rules.schema.ts'
import { SubNavigationItem } from '../../../src/contract/site.schema.ts'
import { TicketOffer } from '../../../src/contract/tickets.schema.ts'
import { gatesTitle } from '../../../src/domain/words/facility.ts'
import { ruleBase, parseRule } from '../../../src/domain/shell/path-rule.ts'

export const settledPages = ['facilities', 'publications'] as const
export type SettledPage = (typeof settledPages)[number]

const PageSettingsDoc = PageSettings.extend({ page: z.enum(settledPages) })

export const pageSettings = kind({
  name: 'page_settings',
  doc: PageSettingsDoc,
  columns: ({ page, title }) => ({ slug: page, words: title }),
  html: ['description'],
})

const StatementDoc = Statement.omit({ form: true }).extend({ formId: z.number().nullable() })

export const statement = kind({
  name: 'statement',
  doc: StatementDoc,
  columns: ({ page }) => ({ slug: page, words: page }),
  html: ['text'],
})

/** With `to` null the path is turned off, permanently when `gone`. */
export const routeRule = kind({
  name: 'route-rule',
  doc: z.object({
    guard: Guard,
    from: z.string(),
    to: z.string().nullable(),
    permanent: z.boolean(),
    gone: z.boolean(),
  }),
  columns: ({ from, to }) => {
    const rule = parseRule(from)
    return { slug: typeof rule === 'string' ? null : ruleBase(rule), words: `${from} ${to ?? ''}` }
  },
})

/** The navigation bar of one sport as the department writes it. */
export const subNavigation = kind({
  name: 'sub-navigation',
  doc: z.object({ sportId: z.number(), items: z.array(SubNavigationItem) }),
  columns: ({ sportId }) => ({ sportId }),
})

const prose = z.string().nullable().default(null)

/** Game-day fields are newer than the first rows; older rows read as empty. */
const FacilityDoc = Facility.omit({ id: true, url: true, sport: true }).extend({
  slug: z.string(),
  sportId: z.number().nullable(),
  map: Image.nullable().default(null),
  gates: prose,
  parking: prose,
  bagPolicy: prose,
})

/** 'Bag policy: Clear bags only.' */
const labeledText = (label: string, html: string | null): string =>
  html ? `${label}: ${htmlToBlockText(html)}` : ''

export const facility = kind({
  name: 'facility',
  doc: FacilityDoc,
  columns: ({ sportId, slug, title }) => ({ sportId, slug, words: title }),
  html: ['description', 'gates', 'parking', 'bagPolicy'],
  search: ({
    id,
    title,
    slug,
    teaser,
    location,
    description,
    gates,
    parking,
    bagPolicy,
    sportId,
  }) => ({
    title,
    text: inPieces(
      teaser,
      location,
      htmlToBlockText(description),
      labeledText(gatesTitle(gates ?? ''), gates),
      labeledText('Parking', parking),
      labeledText('Bag policy', bagPolicy),
    ),
    url: href(paths.facility, { facilityName: slug, facilityId: String(id) }),
    sportId,
  }),
})

const CoverageDoc = Coverage.omit({ id: true, sports: true }).extend({
  sportIds: z.array(z.number()),
})

export const coverage = kind({
  name: 'coverage',
  doc: CoverageDoc,
  columns: ({ sportIds, title }) => ({ sportId: sportIds[0] ?? null, words: title }),
  html: ['description'],
})

export const ticketOffer = kind({
  name: 'ticket-offer',
  doc: TicketOffer.omit({ id: true, sport: true, onSale: true }).extend({
    sportId: z.number().nullable(),
  }),
  columns: ({ title, sportId, startDate, endDate }) => ({
    sportId,
    date: startDate,
    ends: endDate,
    words: title,
  }),
  html: ['description'],
})

export const shopProduct = kind({
  name: 'shop-product',
  doc: ShopProduct.omit({
    id: true,
    finalPrice: true,
    shopUrl: true,
    sport: true,
    currency: true,
  }).extend({ sportId: z.number().nullable() }),
  columns: ({ sportId, discount, title }) => ({
    sportId,
    ends: discount?.expiration ?? null,
    words: title,
  }),
})

export const rssFeed = kind({
  name: 'rss-feed',
  doc: RssFeed.omit({ id: true, sport: true }).extend({ sportId: z.number().nullable() }),
  columns: ({ title, sportId }) => ({ sportId, words: title }),
})
