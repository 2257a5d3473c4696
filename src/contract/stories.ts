import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EmptyQuery, type Paging } from './queries.ts'
import type { Game } from './game.schema.ts'
import type {
  Story,
  StoryContext,
  StoryGames,
  StoryPage,
  StorySettings,
  StoryTeaser,
} from './stories.schema.ts'

export type StoriesQuery = Paging & {
  sportId?: number | undefined
  /** A tag's slug. */
  tag?: string | undefined
  /** The person, the same in every season. */
  playerId?: number | undefined
  rosterPlayerId?: number | undefined
  gameId?: number | undefined
  /** With a sport: stories of the time around this season's games. */
  season?: string | undefined
  search?: string | undefined
  /** On the first page: without previews of games that are over or off. */
  hidePastPreviews?: boolean | undefined
}

export const stories = get<StoriesQuery, StoryPage>('/api/v2/Stories', {
  empty: emptyPage,
  staleTimeSeconds: 1 * minutes,
})
export const story = get<{ date: string; slug: string }, Story | null>(
  '/api/v2/Stories/:date/:slug',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const storyBeside = get<{ date: string; slug: string }, StoryContext | null>(
  '/api/v2/Stories/:date/:slug/beside',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const relatedStories = get<{ id: number }, StoryTeaser[]>('/api/v2/Stories/related', {
  empty: [],
  staleTimeSeconds: 5 * minutes,
})
export const storyGames = get<{ storiesIds: string }, StoryGames[]>('/api/v2/Stories/games', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
})
export const storyNextGame = get<{ id: number }, Game | null>('/api/v2/Stories/:id/next-game', {
  empty: null,
  staleTimeSeconds: 1 * minutes,
})
export const storySettings = get<EmptyQuery, StorySettings | null>('/api/v2/Stories/settings', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
