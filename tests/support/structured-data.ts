import { z } from 'zod'

// What search engines require of each type
// (developers.google.com/search/docs/appearance/structured-data), and what schema.org defines for
// the others.
const url = z.url({ protocol: /^https?$/ })
const day = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/
const date = z.string().regex(day)
const words = z.string().trim().min(1)
const of = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ '@type': z.literal(type), ...shape })

const organization = z.strictObject({
  '@type': z.enum(['SportsOrganization', 'CollegeOrUniversity']),
  '@id': url.optional(),
  name: words,
  url: url.optional(),
  alternateName: words.optional(),
  slogan: words.optional(),
  description: words.optional(),
  address: words.optional(),
  telephone: words.optional(),
  logo: z.union([url, of('ImageObject', { url })]).optional(),
  sameAs: z.array(url).optional(),
  memberOf: z.unknown().optional(),
  parentOrganization: z.unknown().optional(),
})
const teamRef = of('SportsTeam', { name: words, url: url.optional() })
const person = of('Person', {
  name: words,
  givenName: words.optional(),
  familyName: words.optional(),
  url: url.optional(),
  image: url.optional(),
  jobTitle: words.optional(),
  description: words.optional(),
  award: words.optional(),
  memberOf: teamRef.optional(),
  affiliation: organization.optional(),
  worksFor: organization.optional(),
  sameAs: z.array(url).optional(),
})
const place = of('Place', {
  name: words,
  address: words,
  url: url.optional(),
  description: words.optional(),
  image: z.array(url).optional(),
  maximumAttendeeCapacity: z.number().optional(),
  geo: of('GeoCoordinates', { latitude: z.number(), longitude: z.number() }).optional(),
})
const team = of('SportsTeam', {
  name: words,
  url,
  sport: words,
  memberOf: organization,
  athlete: z.array(person).optional(),
  coach: z.array(person).optional(),
})
const eventOf = {
  name: words,
  startDate: date,
  location: place,
  endDate: date.optional(),
  sport: words.optional(),
  description: words.optional(),
  url: url.optional(),
  homeTeam: teamRef.optional(),
  awayTeam: teamRef.optional(),
  competitor: z.array(teamRef).optional(),
  organizer: organization.optional(),
  superEvent: z.unknown().optional(),
  eventStatus: z.enum([
    'https://schema.org/EventScheduled',
    'https://schema.org/EventPostponed',
    'https://schema.org/EventCancelled',
  ]),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
}
const event = of('SportsEvent', eventOf).refine(
  ({ homeTeam, awayTeam, competitor }) =>
    competitor ? competitor.length > 0 : homeTeam && awayTeam,
  'somebody plays',
)
const video = of('VideoObject', {
  name: words,
  description: words,
  thumbnailUrl: url,
  uploadDate: date,
  duration: z
    .string()
    .regex(/^PT\d+M\d+S$/)
    .optional(),
  contentUrl: url.optional(),
  embedUrl: url.optional(),
}).refine((it) => it.contentUrl ?? it.embedUrl)
const article = of('NewsArticle', {
  headline: words.max(111),
  alternativeHeadline: words.optional(),
  description: words.optional(),
  url,
  mainEntityOfPage: url,
  image: z.array(url).optional(),
  datePublished: date,
  dateModified: date,
  articleSection: words.optional(),
  keywords: z.array(words).optional(),
  isAccessibleForFree: z.literal(true),
  author: z.union([person, organization]),
  publisher: organization,
  video: video.optional(),
  about: z.array(event).optional(),
})
const series = of('PodcastSeries', {
  name: words,
  url,
  description: words.optional(),
  image: url.optional(),
  author: organization,
})
const episode = of('PodcastEpisode', {
  name: words,
  url,
  description: words.optional(),
  datePublished: date,
  episodeNumber: z.number().optional(),
  image: url.optional(),
  timeRequired: z
    .string()
    .regex(/^PT\d+M\d+S$/)
    .optional(),
  partOfSeries: series.optional(),
  publisher: organization,
  associatedMedia: of('AudioObject', {
    name: words,
    contentUrl: url,
    encodingFormat: words,
    duration: z
      .string()
      .regex(/^PT\d+M\d+S$/)
      .optional(),
  }),
})
const site = of('WebSite', {
  '@id': url,
  name: words,
  alternateName: words.optional(),
  url,
  publisher: z.strictObject({ '@id': url }),
  potentialAction: of('SearchAction', {
    target: of('EntryPoint', { urlTemplate: words.includes('{search_term_string}') }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})
const crumbs = of('BreadcrumbList', {
  itemListElement: z.array(of('ListItem', { position: z.number(), name: words, item: url })).min(2),
}).refine(
  ({ itemListElement }) => itemListElement.every(({ position }, i) => position === i + 1),
  'positions count',
)

const kinds = {
  SportsOrganization: organization,
  SportsTeam: team,
  SportsEvent: event,
  Person: person,
  NewsArticle: article,
  PodcastSeries: series,
  PodcastEpisode: episode,
  VideoObject: video,
  Place: place,
  WebSite: site,
  BreadcrumbList: crumbs,
}

export type Structured = { '@type': string } & Record<string, unknown>
const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** The JSON-LD of a page. */
export function structuredOf(html: string): Structured[] {
  const found = [...html.matchAll(script)].map(
    ([, json]) => JSON.parse(json!) as { '@context': string; '@graph': Structured[] },
  )
  if (found.length > 1) throw new Error('more than one script of structured data')
  return found.flatMap((one) => one['@graph'])
}

/** Its faults. */
export const faultsOf = (things: readonly Structured[]): string[] =>
  things.flatMap((thing) => {
    const schema = kinds[thing['@type'] as keyof typeof kinds] as z.ZodType | undefined
    const result = schema?.safeParse(thing)
    return !result
      ? [`${thing['@type']} is no kind that a page has`]
      : result.success
        ? []
        : result.error.issues.map(
            ({ path, message }) => `${thing['@type']}.${path.join('.')}: ${message}`,
          )
  })
