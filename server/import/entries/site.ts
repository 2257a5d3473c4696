import { z } from 'zod'
import { seasonSettings } from '../../content/kinds/games.ts'
import {
  pageSettings as pageSettingsKind,
  settledPages,
  routeRule,
  statement as statementKind,
  subNavigation,
  facility,
  coverage as coverageKind,
  ticketOffer,
  rssFeed,
} from '../../content/kinds/site.ts'
import { entryFile } from './read-entries.ts'
import { Guard } from '../../../src/contract/rules.schema.ts'
import { statementPages } from '../../../src/contract/pages.schema.ts'
import { SubNavigationItem } from '../../../src/contract/site.schema.ts'
import { TicketOffer } from '../../../src/contract/tickets.schema.ts'
import {
  matchRule,
  namesIn,
  listParamNames,
  parseRule,
} from '../../../src/domain/shell/path-rule.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

export const pageSettings = entryFile({
  file: 'page-settings.yaml',
  kind: pageSettingsKind,
  entry: ({ text, prose }) =>
    z.strictObject({
      page: z.enum(settledPages, { error: `must be one of ${settledPages.join(', ')}` }),
      title: text,
      description: prose.prefault(''),
      view: z.enum(['grid', 'list'], { error: 'must be grid or list' }).default('grid'),
      groupBy: z
        .enum(['none', 'sport', 'year', 'category'], {
          error: 'must be none, sport, year or category',
        })
        .default('none'),
    }),
  complete: (read) => read,
  key: ({ page }) => page,
})

export const statements = entryFile({
  file: 'statements.yaml',
  kind: statementKind,
  entry: ({ prose, optional, flag, date, ref }) =>
    z.strictObject({
      page: z.enum(statementPages, { error: `must be one of ${statementPages.join(', ')}` }),
      text: prose.prefault(''),
      replaces: flag,
      reviewed: date.nullable().default(null),
      contact: optional,
      email: z.email('is not an email address').nullable().default(null),
      phone: optional,
      formId: ref('form', 'form with the ref').nullable().default(null),
    }),
  faults: ({ replaces, text }) =>
    replaces && text === ''
      ? [{ field: 'replaces', reason: 'replaces: there is no text to show instead' }]
      : [],
  complete: (read) => read,
  key: ({ page }) => page,
})

/** Rules of these guards are permanent redirects unless the entry says otherwise. */
const forGood: readonly Guard[] = ['legacy-urls', 'url-cleanup']

/** Parsed like the lookup does; a rule that can never match is refused. */
const from = z
  .string({ error: 'is missing or not text' })
  .trim()
  .superRefine((text, context) => {
    const rule = parseRule(text)
    if (typeof rule === 'string') context.addIssue({ code: 'custom', message: rule })
  })

export const routeRules = entryFile({
  file: 'redirects.yaml',
  kind: routeRule,
  entry: ({ flag, target }) =>
    z.strictObject({
      guard: Guard.default('redirects'),
      from,
      to: target.nullable().default(null),
      permanent: z.boolean().optional(),
      gone: flag,
    }),
  faults: ({ from, to }) => {
    const rule = parseRule(from)
    if (to === null || typeof rule === 'string') return []
    const missing = namesIn(to).filter((name) => !listParamNames(rule).includes(name))
    if (missing.length > 0)
      return [
        {
          field: 'to',
          reason:
            `to uses ${missing.map((name) => (name === '*' ? '*' : `:${name}`)).join(', ')}, ` +
            'which from does not have',
        },
      ]
    // Only a fixed target can be checked here. Loops of several rules are stopped at run time.
    return namesIn(to).length === 0 && to.startsWith('/') && matchRule(rule, to)
      ? [{ field: 'to', reason: 'to redirects to itself' }]
      : []
  },
  complete: (read) => ({ ...read, permanent: read.permanent ?? forGood.includes(read.guard) }),
  keyIsExact: true,
  key: ({ guard, from }) => `${guard} ${from.toLowerCase()}`,
})

/** An export writes ids; an import assigns them anew by order. */
const number = z.number().optional()

export const subNavigations = entryFile({
  file: 'subnavigation.yaml',
  kind: subNavigation,
  entry: ({ text, flag, link, sport }) => {
    const address = z.union([z.literal('#'), link], {
      error: 'is not a link (http, https, a path of this site, or # for an item that only opens)',
    })
    return z.strictObject({
      sportId: sport,
      items: z.array(
        z.strictObject({
          id: number,
          rank: number,
          title: text,
          url: address.default('#'),
          className: SubNavigationItem.shape.className.default(''),
          openInNewWindow: flag,
          items: z
            .array(
              z.strictObject({
                id: number,
                title: text,
                url: address.nullable().default(null),
                openInNewWindow: flag,
                separator: flag,
              }),
            )
            .default([]),
        }),
      ),
    })
  },
  complete: ({ sportId, items }) => {
    let id = 0
    return {
      sportId,
      items: items.map((item, i) => ({
        ...item,
        id: ++id,
        rank: i + 1,
        items: item.items.map((entry) => ({ ...entry, id: ++id })),
      })),
    }
  },
  key: ({ sportId }) => `${sportId}`,
})

export const facilities = entryFile({
  file: 'facilities.yaml',
  kind: facility,
  entry: ({ text, optional, flag, count, sport, picture, pictures, prose, link }) =>
    z.strictObject({
      title: text,
      slug: text.optional(),
      teaser: optional,
      location: optional,
      featured: flag,
      sportId: sport.nullable().default(null),
      featuredImage: picture.nullable().default(null),
      images: pictures,
      description: prose.prefault(''),
      map: picture.nullish(),
      gates: prose.nullish(),
      parking: prose.nullish(),
      bagPolicy: prose.nullish(),
      capacity: count,
      latitude: count,
      longitude: count,
      pageUrl: link.nullable().default(null),
    }),
  complete: (read) => ({
    ...read,
    slug: read.slug ?? slugify(read.title),
    map: read.map ?? null,
    gates: read.gates || null,
    parking: read.parking || null,
    bagPolicy: read.bagPolicy || null,
  }),
  key: ({ title }) => title,
})

export const coverage = entryFile({
  file: 'coverage.yaml',
  kind: coverageKind,
  entry: ({ text, optional, sport, picture, prose, link }) =>
    z.strictObject({
      title: text,
      type: z.enum(['tv', 'radio', 'video', 'audio', 'stats', 'press'], {
        error: 'must be tv, radio, video, audio, stats or press',
      }),
      detail: optional,
      description: prose.prefault(''),
      link: link.nullable().default(null),
      image: picture.nullable().default(null),
      sportIds: z.array(sport).default([]),
    }),
  complete: (read) => read,
  key: ({ type, title }) => `${type} ${title}`,
})

export const ticketOffers = entryFile({
  file: 'tickets.yaml',
  kind: ticketOffer,
  entry: ({ text, optional, date, until, link, prose, picture, sport }) =>
    z.strictObject({
      title: text,
      kind: TicketOffer.shape.kind.default('other'),
      price: optional,
      description: prose.prefault(''),
      url: link.nullable().default(null),
      image: picture.nullable().default(null),
      sportId: sport.nullable().default(null),
      startDate: date.nullable().default(null),
      endDate: until.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})

export const rssFeeds = entryFile({
  file: 'rss.yaml',
  kind: rssFeed,
  entry: ({ text, optional, link, sport }) =>
    z.strictObject({
      title: text,
      description: optional,
      url: link,
      sportId: sport.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})

const record = z
  .string()
  .regex(/^\d+(?:[-–]\d+){1,3}$/, 'must have the form 10-2 or 10-2-1')
  .or(z.literal(''))
  .default('')

/** YAML reads 2026 as a number. */
const title = z.codec(
  z.union([z.string(), z.number()], { error: 'must be a season, such as 2026 or 2026-27' }),
  z.string(),
  { decode: String, encode: (text) => text },
)

export const seasons = entryFile({
  file: 'seasons.yaml',
  kind: seasonSettings,
  entry: ({ optional, sport }) =>
    z.strictObject({
      sportId: sport.nullable().default(null),
      season: title.nullable().default(null),
      note: optional,
      conference: optional,
      template: z.enum(['standard', 'meets']).nullable().default(null),
      defaultView: z.enum(['list', 'cards']).nullable().default(null),
      scoreDisplay: z.enum(['result', 'score']).nullable().default(null),
      opponentHistory: z.boolean({ error: 'must be true or false' }).nullable().default(null),
      record: z
        .strictObject({
          overall: record,
          conference: record,
          home: record,
          away: record,
          neutral: record,
          streak: z.string().max(10).default(''),
          points: z.string().max(10).default(''),
        })
        .nullable()
        .default(null),
    }),
  complete: (read) => read,
  key: ({ sportId, season }) => `${sportId ?? 'all'}/${season ?? 'all'}`,
})
