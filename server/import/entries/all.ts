import {
  galleries,
  slides,
  documents,
  pressClips,
  publications,
  sportFiles,
} from './publications.ts'
import {
  mediaSettingsFile,
  podcasts,
  podcastShows,
  channel,
  playlists,
  videos,
  money,
} from './media.ts'
import { alerts, splashes, takeovers, trackingTags, promotions, partners } from './notices.ts'
import { allAmericans, awards, awardTypes, honors } from './honors.ts'
import { coachingRecords, departments, historicalRoster, peopleSettings, staff } from './people.ts'
import { entryFile, type EntryFile } from './read-entries.ts'
import {
  coverage,
  facilities,
  pageSettings,
  seasons,
  routeRules,
  ticketOffers,
  rssFeeds,
  subNavigations,
  statements,
} from './site.ts'
import { forms } from './forms.ts'
import { z } from 'zod'
import { seasonStatistics } from '../../content/kinds/games.ts'
import { moment, tag, archivedLink, rememberedMoment } from '../../content/kinds/stories.ts'
import { tagSlug } from '../../content/stories/tags.ts'
import { shopProduct } from '../../content/kinds/site.ts'

const percent = z
  .number({ error: 'must be a number, such as 20' })
  .min(0)
  .max(100, 'must be at most 100 percent')

const shop = entryFile({
  file: 'shop.yaml',
  kind: shopProduct,
  entry: ({ text, link, picture, sport, until }) =>
    z.strictObject({
      title: text,
      originalPrice: money,
      link,
      image: picture.nullable().default(null),
      sportId: sport.nullable().default(null),
      discount: z
        .discriminatedUnion('type', [
          z.strictObject({
            type: z.literal('percent'),
            amount: percent,
            expiration: until.nullable().default(null),
          }),
          z.strictObject({
            type: z.literal('amount'),
            amount: money,
            expiration: until.nullable().default(null),
          }),
        ])
        .nullable()
        .default(null),
    }),
  faults: ({ discount, originalPrice }) =>
    discount?.type === 'amount' && discount.amount > originalPrice
      ? [{ field: 'discount', reason: 'discount: more than the price' }]
      : [],
  complete: (read) => read,
  key: ({ title }) => title,
})

/** Stories older than the store, of which only the URL is stored. */
const archives = entryFile({
  file: 'archives.csv',
  kind: archivedLink,
  csv: {
    known: ['title', 'date', 'url', 'sport_id'],
    aliases: { headline: 'title', link: 'url', address: 'url', sport: 'sport_id', day: 'date' },
    prose: [],
  },
  entry: ({ text, date, link, sport }) =>
    z.strictObject({ title: text, date, url: link, sportId: sport.nullable().default(null) }),
  complete: (read) => read,
  key: ({ date, url }) => `${date} ${url}`,
  keyIsExact: true,
})

/** Days to remember every year, besides the games and stories of the store. */
const onThisDay = entryFile({
  file: 'on-this-day.yaml',
  kind: rememberedMoment,
  entry: ({ text, optional, date, picture, flag, link, sport }) =>
    z.strictObject({
      title: text,
      date,
      text: optional,
      byline: optional,
      image: picture.nullable().default(null),
      featured: flag,
      url: link.nullable().default(null),
      sportId: sport.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ title, date }) => `${title} ${date.slice(0, 10)}`,
})

/** Descriptions of tags. A story may have a tag without a description. */
const tagsFile = entryFile({
  file: 'tags.yaml',
  kind: tag,
  // The slug always comes from the name, so that stories that name the tag find it. An export
  // writes it all the same.
  entry: ({ text, optional }) =>
    z.strictObject({ name: text, slug: text.optional(), description: optional }),
  faults: ({ name, slug }) =>
    tagSlug(name) === null
      ? [{ field: 'name', reason: `name: no address can be made from "${name.slice(0, 80)}"` }]
      : slug !== undefined && slug !== tagSlug(name)
        ? [
            {
              field: 'slug',
              reason: `slug: the end of its address is ${tagSlug(name)}; leave slug out`,
            },
          ]
        : [],
  complete: ({ name, description }) => ({ name, description, slug: tagSlug(name)! }),
  key: ({ slug }) => slug,
  stays: true,
})

const moments = entryFile({
  file: 'moments.yaml',
  kind: moment,
  entry: ({ text, date, sport, picture, prose, link, ref }) =>
    z.strictObject({
      title: text,
      date,
      sportId: sport.nullable().default(null),
      gameId: ref('game', 'game with the ref').nullable().default(null),
      text: prose.prefault(''),
      image: picture.nullable().default(null),
      video: link.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ title, date }) => `${date.slice(0, 10)} ${title}`,
})

const seasonStatisticsFile = entryFile({
  file: 'season-statistics.yaml',
  kind: seasonStatistics,
  entry: ({ text, sport, link, file }) =>
    z.strictObject({
      sportId: sport,
      season: text,
      title: text.default('Season statistics (PDF)'),
      pdf: link.nullable().default(null),
      file: file.nullable().default(null),
      elsewhere: link.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ sportId, season }) => `${sportId} ${season}`,
})

/**
 * All lists of an import folder except sports, schools, rosters, schedules and stories, in import
 * order: an entry may refer to earlier lists.
 */
export const entryFiles: EntryFile[] = [
  seasons,
  documents,
  sportFiles,
  facilities,
  publications,
  pressClips,
  coverage,
  pageSettings,
  forms,
  statements,
  alerts,
  splashes,
  takeovers,
  trackingTags,
  promotions,
  routeRules,
  partners,
  ticketOffers,
  rssFeeds,
  subNavigations,
  peopleSettings,
  departments,
  staff,
  coachingRecords,
  historicalRoster,
  honors,
  allAmericans,
  awardTypes,
  awards,
  seasonStatisticsFile,
  moments,
  mediaSettingsFile,
  tagsFile,
  podcastShows,
  podcasts,
  videos,
  playlists,
  channel,
  galleries,
  slides,
  shop,
  archives,
  onThisDay,
]
