import type { Facility } from '../../contract/facilities.schema.ts'
import type { Podcast } from '../../contract/podcasts.schema.ts'
import type { Story } from '../../contract/stories.schema.ts'
import type { VideoClip } from '../../contract/videos.schema.ts'
import { stripHtml, truncate } from '../../domain/words/text.ts'
import { toInstant } from '../../domain/calendar/time-zone.ts'
import { podcastShowHref } from '../links.ts'
import { event } from './events.ts'
import {
  departmentRef,
  shareImageUrl,
  absoluteUrl,
  type JsonLdContext,
  type JsonLd,
} from './organization.ts'

/** Characters of a headline and a description. */
const headline = 110
const described = 300

const toIsoTime = (localDateTime: string, { settings }: JsonLdContext): string =>
  toInstant(localDateTime, settings.timeZone).toISOString()

/** https://developers.google.com/search/docs/appearance/structured-data/article */
export function article(story: Story, context: JsonLdContext): JsonLd {
  const { settings } = context
  const published = toIsoTime(story.date, context)
  return {
    '@type': 'NewsArticle',
    headline: truncate(story.title, headline),
    alternativeHeadline: story.subHeadline,
    description: story.teaser,
    url: context.url,
    mainEntityOfPage: context.url,
    image: [story.image, ...story.images].flatMap((image) => shareImageUrl(image, context) ?? []),
    datePublished: published,
    dateModified: published,
    articleSection: story.sport?.title,
    keywords: story.tags.map(({ name }) => name),
    isAccessibleForFree: true,
    author: story.writer
      ? { '@type': 'Person', name: story.writer.name, jobTitle: story.writer.title }
      : story.byline && story.byline !== settings.name
        ? { '@type': 'Person', name: story.byline }
        : departmentRef(context),
    publisher: {
      ...departmentRef(context),
      logo: settings.logo && { '@type': 'ImageObject', url: shareImageUrl(settings.logo, context) },
    },
    video: film(story, published, context),
    about: story.games.map((game) => event(game, context)),
  }
}

/**
 * https://developers.google.com/search/docs/appearance/structured-data/video: requires a picture.
 */
function film(
  { video, image, title, teaser }: Story,
  published: string,
  context: JsonLdContext,
): JsonLd | null {
  const file = absoluteUrl(video?.archive, context)
  const thumbnail = thumbnailOf(image, video?.youtube, context)
  if (!video || !thumbnail || (!video.youtube && !file)) return null
  return {
    '@type': 'VideoObject',
    name: video.title ?? title,
    description: teaser || title,
    thumbnailUrl: thumbnail,
    uploadDate: published,
    contentUrl: file,
    embedUrl: embedOf(video.youtube),
  }
}

/** A clip, with its first file or its YouTube video. */
export function clip(
  { youtube, playbackFormats, ...of }: VideoClip,
  context: JsonLdContext,
): JsonLd | null {
  const file = absoluteUrl(playbackFormats.at(-1)?.url, context)
  const thumbnail = thumbnailOf(of.posterImage, youtube, context)
  if (!thumbnail || (!youtube && !file)) return null
  return {
    '@type': 'VideoObject',
    name: of.title,
    description: of.description ?? of.title,
    thumbnailUrl: thumbnail,
    uploadDate: toIsoTime(of.createdDate, context),
    duration: lasting(of.duration),
    contentUrl: file,
    embedUrl: embedOf(youtube),
  }
}

const thumbnailOf = (
  image: Story['image'],
  youtube: string | null | undefined,
  context: JsonLdContext,
) =>
  shareImageUrl(image, context) ??
  (youtube ? `https://i.ytimg.com/vi/${youtube}/hqdefault.jpg` : null)
const embedOf = (youtube: string | null | undefined) =>
  youtube ? `https://www.youtube-nocookie.com/embed/${youtube}` : null

type Show = { id: number; title: string; description?: string | null; image?: Podcast['image'] }
export const series = (show: Show, context: JsonLdContext): JsonLd => ({
  '@type': 'PodcastSeries',
  name: show.title,
  url: context.origin + podcastShowHref(show),
  description: show.description,
  image: shareImageUrl(show.image, context),
  author: departmentRef(context),
})

export const episode = (podcast: Podcast, context: JsonLdContext): JsonLd => ({
  '@type': 'PodcastEpisode',
  name: podcast.title,
  url: context.url,
  description: truncate(stripHtml(podcast.description), described),
  datePublished: toIsoTime(podcast.publishDate, context),
  episodeNumber: podcast.episode,
  image: shareImageUrl(podcast.image, context),
  timeRequired: lasting(podcast.duration),
  partOfSeries: podcast.category && series(podcast.category, context),
  publisher: departmentRef(context),
  associatedMedia: {
    '@type': 'AudioObject',
    name: podcast.title,
    contentUrl: absoluteUrl(podcast.fileUrl, context),
    encodingFormat: podcast.fileType,
    duration: lasting(podcast.duration),
  },
})

const lasting = (seconds: number | null): string | null =>
  seconds === null ? null : `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S`

export const facilityItem = (facility: Facility, context: JsonLdContext): JsonLd => ({
  '@type': 'Place',
  name: facility.title,
  url: context.url,
  description: facility.teaser,
  address: facility.location,
  image: [facility.featuredImage, ...facility.images].flatMap(
    (image) => shareImageUrl(image, context) ?? [],
  ),
  maximumAttendeeCapacity: facility.capacity,
  geo:
    facility.latitude === null || facility.longitude === null
      ? null
      : { '@type': 'GeoCoordinates', latitude: facility.latitude, longitude: facility.longitude },
})
