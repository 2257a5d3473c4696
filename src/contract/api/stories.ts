import { get } from '../endpoint.ts'
import { hours, minutes, noPage, type Nothing, type PageOf, type Paging } from '../queries.ts'
import type { Game } from '../schema/game.ts'
import type { OnThisDay } from '../schema/on-this-day.ts'
import type { SportRef } from '../schema/sport.ts'
import type { Archived, Story, StoryBeside, StoryGames, StoryPage, StorySettings, StoryTeaser } from '../schema/story.ts'
import type { Tag, TagFilters, TaggedContent, TaggedType } from '../schema/tag.ts'

export type StoriesQuery = Paging & {
  sportId?: number | undefined
  /** The end of a tag's address. */
  tag?: string | undefined
  /** The person, the same in every season. */
  playerId?: number | undefined
  rosterPlayerId?: number | undefined
  gameId?: number | undefined
  /** With a sport: what was written around the games of this season. */
  season?: string | undefined
  search?: string | undefined
}
type ArchivesQuery = Paging & { search?: string | undefined; seasonYear?: number | undefined; sportId?: number | undefined }
type TagContentQuery = Paging & { slug: string; sportId?: number | undefined; type?: TaggedType | undefined }

export const stories = get<StoriesQuery, StoryPage>('/api/v2/Stories', { empty: noPage, fresh: 1 * minutes, offline: 'keep' })
export const story = get<{ date: string; slug: string }, Story | null>('/api/v2/Stories/:date/:slug', { empty: null, fresh: 5 * minutes, offline: 'keep' })
/** What stands around the story of an address. */
export const storyBeside = get<{ date: string; slug: string }, StoryBeside | null>('/api/v2/Stories/:date/:slug/beside', { empty: null, fresh: 5 * minutes, offline: 'keep' })
export const relatedStories = get<{ id: number }, StoryTeaser[]>('/api/v2/Stories/related', { empty: [], fresh: 5 * minutes, offline: 'keep' })
/** `storiesIds`: numbers with commas between them, at most a hundred. */
export const storyGames = get<{ storiesIds: string }, StoryGames[]>('/api/v2/Stories/games', { empty: [], fresh: 1 * minutes, offline: 'keep' })
export const storyNextGame = get<{ id: number }, Game | null>('/api/v2/Stories/:id/next-game', { empty: null, fresh: 1 * minutes, offline: 'keep' })
export const storySettings = get<Nothing, StorySettings | null>('/api/v2/Stories/settings', { empty: null, fresh: 1 * hours, offline: 'keep' })

/** Every story that ever was, and what is older and only a link. `seasonYear` is the year of the calendar. */
export const archives = get<ArchivesQuery, PageOf<Archived>>('/api/v2/Archives', { empty: noPage, fresh: 5 * minutes, offline: 'keep' })
export const archiveSports = get<Nothing, { sport: SportRef; count: number }[]>('/api/v2/Archives/filters/sports', { empty: [], fresh: 1 * hours, offline: 'keep' })
export const archiveSeasons = get<{ sportId?: number | undefined }, { year: number; count: number }[]>('/api/v2/Archives/filters/seasons', { empty: [], fresh: 1 * hours, offline: 'keep' })

export const tags = get<Paging & { search?: string | undefined }, PageOf<Tag>>('/api/v2/Tags', { empty: noPage, fresh: 5 * minutes, offline: 'keep' })
export const tagContent = get<TagContentQuery, PageOf<TaggedContent> & { tag: Tag | null }>('/api/v2/Tags/content', { empty: { tag: null, items: [], total: 0, page: 0, pages: 0 }, fresh: 5 * minutes, offline: 'keep' })
export const tagFilters = get<{ slug: string }, TagFilters | null>('/api/v2/Tags/filters', { empty: null, fresh: 5 * minutes, offline: 'keep' })

/** Without a month and a day it is today's, by the department's clock. */
export const onThisDay = get<{ month?: number | undefined; day?: number | undefined }, OnThisDay | null>('/api/v2/OnThisDay', { empty: null, fresh: 5 * minutes, offline: 'keep' })
