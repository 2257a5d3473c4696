import { z } from 'zod'
import { kind } from './kind.ts'
import { Alert, Splash, Takeover } from '../../../src/contract/notices.schema.ts'
import {
  Campaign,
  PromotionGroup,
  SwiperOptions,
  Partner,
} from '../../../src/contract/promotions.schema.ts'

export const alert = kind({
  name: 'alert',
  doc: Alert.omit({ id: true, endDateUtc: true, sportIds: true }).extend({
    sports: z.array(z.number()).default([]),
  }),
  columns: ({ title, startDate, endDate }) => ({ date: startDate, ends: endDate, words: title }),
  html: ['message'],
})

/** `hidden` is a draft: it is not shown, not even by its id. */
export const splash = kind({
  name: 'splash',
  doc: Splash.omit({ id: true, startDateUtc: true, endDateUtc: true }).extend({
    sportId: z.number().nullable(),
    hidden: z.boolean(),
  }),
  columns: ({ title, startDate, endDate, sportId }) => ({
    sportId,
    date: startDate,
    ends: endDate,
    words: title,
  }),
  html: ['html'],
})

export const takeover = kind({
  name: 'takeover',
  doc: Takeover.omit({ id: true }).extend({
    title: z.string(),
    sportId: z.number().nullable(),
    gameId: z.number().nullable().default(null),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
  }),
  columns: ({ title, startDate, endDate, sportId }) => ({
    sportId,
    date: startDate,
    ends: endDate,
    words: title,
  }),
})

/**
 * A placement with all its current and future promotions; `sportId` limits it to the pages of that
 * sport.
 */
export const promotion = kind({
  name: 'promotion',
  doc: PromotionGroup.shape.location.extend({
    sportId: z.number().nullable(),
    campaigns: z.array(Campaign),
    contentId: z.number().nullable(),
    swiperOptions: SwiperOptions,
  }),
  columns: ({ name, title, sportId }) => ({ sportId, slug: name.toLowerCase(), words: title }),
})

export const partner = kind({
  name: 'partner',
  doc: Partner.omit({ id: true }),
  columns: ({ title }) => ({ words: title }),
  html: ['description'],
})

const Element = z.object({ attributes: z.record(z.string(), z.string()), children: z.string() })
/**
 * `image` is allowed in imported tags and stored, but it makes the page leave out the whole tag.
 */
const Place = z.object({
  script: z.array(Element),
  style: z.array(Element),
  noscript: z.array(Element),
  image: z.array(Element),
})

/** An empty list of templates, sports or contents means all. */
export const trackingTag = kind({
  name: 'tracking-tag',
  doc: z.object({
    name: z.string(),
    enabled: z.boolean(),
    pageTemplates: z.array(z.string()),
    sports: z.array(z.string()),
    contentIds: z.array(z.number()),
    head: Place,
    bodyOpen: Place,
    bodyClose: Place,
  }),
  columns: ({ name }) => ({ words: name }),
})
