import { createHash } from 'node:crypto'
import { z } from 'zod'
import { SwiperOptions } from '../../../src/contract/promotions.schema.ts'
import { promotion } from '../../content/kinds/promotion.ts'
import { entryFile } from './entry.ts'

export const promotions = entryFile({
  file: 'promotions.yaml',
  kind: promotion,
  entry: ({ text, optional, flag, count, date, until, link, prose, sport, breakpointPictures }) =>
    z.strictObject({
      name: z
        .string()
        .regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, 'is small letters, digits, - and _: its address'),
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
            .regex(/^[a-z][a-z0-9-]{0,40}$/, 'is one name of small letters')
            .nullable()
            .default(null),
          icon: z
            .string()
            .regex(/^[a-z0-9-]{1,40}$/, 'is the name of an icon')
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
    const place = `${read.name} ${read.sportId ?? ''}`
    const taken = new Set<number>()
    return {
      ...read,
      title: read.title ?? read.name,
      campaigns: campaigns.map((campaign) => {
        let id = campaign.id ?? numberOf(place, campaign.title)
        for (let again = 2; taken.has(id); again++)
          id = numberOf(place, `${campaign.title} ${again}`)
        taken.add(id)
        return { ...campaign, id }
      }),
    }
  },
  key: ({ name, sportId }) => (sportId === null ? name : `${name} of ${sportId}`),
})

/**
 * A campaign is counted under its number: the same in every import, wherever in its list it stands.
 */
const numberOf = (place: string, title: string): number =>
  (createHash('sha256').update(`${place}|${title}`).digest().readUInt32BE(0) % 0x7fff_ffff) + 1
