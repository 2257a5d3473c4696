import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  alert,
  splash,
  takeover,
  promotion,
  partner,
  trackingTag,
} from '../../content/kinds/notices.ts'
import { entryFile } from './read-entries.ts'
import { SwiperOptions } from '../../../src/contract/promotions.schema.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

/** The newest alert is the one first imported last, wherever it is in the file. */
export const alerts = entryFile({
  file: 'alerts.yaml',
  kind: alert,
  entry: ({ text, optional, flag, date, until, link, prose, sport }) =>
    z.strictObject({
      title: text,
      message: prose.prefault(''),
      link: link.nullable().default(null),
      linkTitle: optional,
      openInNewWindow: flag,
      enabled: z.boolean().default(true),
      showOnWeb: z.boolean().default(true),
      startDate: date.nullable().default(null),
      endDate: until.nullable().default(null),
      sports: z.array(sport).default([]),
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must have the form "#rrggbb", in quotation marks')
  .nullable()
  .default(null)

export const splashes = entryFile({
  file: 'splashes.yaml',
  kind: splash,
  entry: ({ text, flag, date, until, target, prose, sport, breakpointPictures }) =>
    z.strictObject({
      title: text,
      sportId: sport.nullable().default(null),
      link: target.nullable().default(null),
      openInNewWindow: flag,
      html: prose.nullable().default(null),
      video: z
        .strictObject({
          host: z.enum(['youtube', 'vimeo']),
          id: z.string().regex(/^[\w-]{5,20}$/, 'is not a video id'),
        })
        .nullable()
        .default(null),
      picture: z.strictObject({ images: breakpointPictures }).prefault({}),
      backgroundColor: color,
      foregroundColor: color,
      startDate: date,
      endDate: until.nullable().default(null),
      hidden: flag,
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})

export const takeovers = entryFile({
  file: 'takeovers.yaml',
  kind: takeover,
  entry: ({ text, date, until, target, sport, ref }) =>
    z.strictObject({
      title: text,
      type: z
        .string()
        .regex(/^[A-Za-z]{1,30}$/, 'must be one word, such as GameDay, SigningDay or Feature'),
      sportId: sport.nullable().default(null),
      gameId: ref('game', 'game with the ref').nullable().default(null),
      url: target.nullable().default(null),
      cookie: z
        .string()
        .regex(/^[\w-]{1,60}$/, 'must be letters, digits, - and _')
        .optional(),
      startDate: date.nullable().default(null),
      endDate: until.nullable().default(null),
    }),
  complete: (read) => ({
    ...read,
    cookie: read.cookie ?? `takeover-${slugify(read.title)}`.slice(0, 60),
  }),
  key: ({ title }) => title,
})

export const promotions = entryFile({
  file: 'promotions.yaml',
  kind: promotion,
  entry: ({ text, optional, flag, count, date, until, link, prose, sport, breakpointPictures }) =>
    z.strictObject({
      name: z
        .string()
        .regex(
          /^[a-z0-9][a-z0-9_-]{0,59}$/,
          'must be lower-case letters, digits, - and _, because it is part of a URL',
        ),
      title: text.optional(),
      type: z.enum(['single', 'html', 'icons', 'multi']),
      effect: z.enum(['random', 'none', 'slide']).default('none'),
      sportId: sport.nullable().default(null),
      contentId: count,
      swiperOptions: z.strictObject(SwiperOptions.shape).prefault({}),
      campaigns: z.array(
        z.strictObject({
          id: z.number().int().positive().optional(),
          title: text,
          link: link.nullable().default(null),
          openInNewWindow: flag,
          hoverText: optional,
          cssClass: z
            .string()
            .regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be one name in lower case')
            .nullable()
            .default(null),
          icon: z
            .string()
            .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of an icon')
            .nullable()
            .default(null),
          html: prose.nullable().default(null),
          picture: z.strictObject({ images: breakpointPictures }).prefault({}),
          startDate: date.nullable().default(null),
          endDate: until.nullable().default(null),
        }),
      ),
    }),
  complete: ({ campaigns, ...read }) => {
    const location = `${read.name} ${read.sportId ?? ''}`
    const usedNumbers = new Set<number>()
    return {
      ...read,
      title: read.title ?? read.name,
      campaigns: campaigns.map((campaign) => {
        // Made from placement and title, so that counts survive every import.
        let id = campaign.id ?? numberOf(location, campaign.title)
        for (let again = 2; usedNumbers.has(id); again++)
          id = numberOf(location, `${campaign.title} ${again}`)
        usedNumbers.add(id)
        return { ...campaign, id }
      }),
    }
  },
  key: ({ name, sportId }) => (sportId === null ? name : `${name} of ${sportId}`),
})

/**
 * The id under which a campaign is counted: the same in every import, wherever it is in its list.
 */
const numberOf = (location: string, title: string): number =>
  (createHash('sha256').update(`${location}|${title}`).digest().readUInt32BE(0) % 0x7fff_ffff) + 1

export const partners = entryFile({
  file: 'partners.yaml',
  kind: partner,
  entry: ({ text, optional, flag, link, prose, picture }) =>
    z.strictObject({
      title: text,
      url: link.nullable().default(null),
      level: optional,
      description: prose.prefault(''),
      image: picture.nullable().default(null),
      featured: flag,
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})

const names = z.array(z.string().min(1)).default([])

export const trackingTags = entryFile({
  file: 'tracking-tags.yaml',
  kind: trackingTag,
  entry: ({ text, tagPlace }) =>
    z.strictObject({
      name: text,
      enabled: z.boolean().default(true),
      pageTemplates: names,
      sports: names,
      contentIds: z.array(z.number().int()).default([]),
      head: tagPlace,
      bodyOpen: tagPlace,
      bodyClose: tagPlace,
    }),
  complete: (read) => read,
  key: ({ name }) => name,
})
