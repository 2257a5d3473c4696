import { archives, onThisDay } from './archives.ts'
import { galleries, slides } from './galleries.ts'
import { mediaSettingsFile } from './media-settings.ts'
import { podcasts, podcastShows } from './podcasts.ts'
import { shop } from './shop.ts'
import { tagsFile } from './tags.ts'
import { channel, playlists, videos } from './videos.ts'
import { alerts } from './alerts.ts'
import { allAmericans } from './all-americans.ts'
import { awards, awardTypes } from './awards.ts'
import { coachingRecords } from './coaching-records.ts'
import { departments } from './departments.ts'
import { historicalRoster } from './historical-roster.ts'
import { honors } from './honors.ts'
import { peopleSettings } from './people-settings.ts'
import { staff } from './staff.ts'
import type { EntryFile } from './entry.ts'
import { coverage } from './coverage.ts'
import { documents } from './documents.ts'
import { facilities } from './facilities.ts'
import { forms } from './forms.ts'
import { pageSettings } from './page-settings.ts'
import { pressClips } from './press-clips.ts'
import { publications } from './publications.ts'
import { sportFiles } from './sport-files.ts'
import { moments } from './moments.ts'
import { seasons } from './seasons.ts'
import { seasonStatisticsFile } from './season-statistics.ts'
import { splashes } from './splashes.ts'
import { takeovers } from './takeovers.ts'
import { trackingTags } from './tracking-tags.ts'
import { promotions } from './promotions.ts'
import { routeRules } from './redirects.ts'
import { partners } from './partners.ts'
import { ticketOffers } from './tickets.ts'
import { rssFeeds } from './rss.ts'
import { subNavigations } from './subnavigation.ts'

/**
 * Every list of a pack besides sports, schools, rosters, schedules and stories, in the order in
 * which they are taken: an entry may name those before it.
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
