import { get } from './endpoint.ts'
import { minutes, emptyPage, type EmptyQuery, type PageOf, type Paging } from './queries.ts'
import type { Form } from './forms.schema.ts'
import type { Health } from './health.schema.ts'
import type { Member } from './sign-in.schema.ts'
import type { SplashAnswer } from './notices.schema.ts'
import type { PlayerBio, Roster } from './roster.schema.ts'
import type { SportFile } from './documents.schema.ts'
import type { Story, StoryContext, StoryTeaser } from './stories.schema.ts'

export const hiddenHealth = get<EmptyQuery, Health | null>('/api/v2/Hidden/health', {
  empty: null,
  staleTimeSeconds: 1 * minutes,
  offline: 'never',
  hidden: true,
})
export const hiddenMember = get<EmptyQuery, Member | null>('/api/v2/Hidden/member', {
  empty: null,
  staleTimeSeconds: 1 * minutes,
  offline: 'never',
  hidden: true,
})
export const hiddenSplash = get<{ splashId: number; t?: string | undefined }, SplashAnswer | null>(
  '/api/v2/Hidden/Splash',
  { empty: null, staleTimeSeconds: 1 * minutes, offline: 'never', hidden: true },
)
export const hiddenRoster = get<{ rosterId: number }, Roster | null>(
  '/api/v2/Hidden/rosters/:rosterId',
  { empty: null, staleTimeSeconds: 1 * minutes, offline: 'never', hidden: true },
)
export const hiddenSeasonRoster = get<
  { sportId: number; season?: string | undefined },
  Roster | null
>('/api/v2/Hidden/rosters', {
  empty: null,
  staleTimeSeconds: 1 * minutes,
  offline: 'never',
  hidden: true,
})
export const hiddenPlayer = get<{ rosterPlayerId: number }, PlayerBio | null>(
  '/api/v2/Hidden/players/roster/bio/:rosterPlayerId',
  { empty: null, staleTimeSeconds: 1 * minutes, offline: 'never', hidden: true },
)
export const hiddenArchives = get<Paging & { sportId?: number | undefined }, PageOf<StoryTeaser>>(
  '/api/v2/Hidden/archives',
  { empty: emptyPage, staleTimeSeconds: 1 * minutes, offline: 'never', hidden: true },
)
export const hiddenStory = get<{ date: string; slug: string }, Story | null>(
  '/api/v2/Hidden/Stories/:date/:slug',
  { empty: null, staleTimeSeconds: 1 * minutes, offline: 'never', hidden: true },
)
export const hiddenStoryBeside = get<{ date: string; slug: string }, StoryContext | null>(
  '/api/v2/Hidden/Stories/:date/:slug/beside',
  { empty: null, staleTimeSeconds: 1 * minutes, offline: 'never', hidden: true },
)
export const hiddenForm = get<{ formId: number }, Form | null>('/api/v2/Hidden/Forms/:formId', {
  empty: null,
  staleTimeSeconds: 1 * minutes,
  offline: 'never',
  hidden: true,
})
export const hiddenSportFile = get<{ date: string; filename: string }, SportFile | null>(
  '/api/v2/Hidden/SportFiles/:date/:filename',
  { empty: null, staleTimeSeconds: 1 * minutes, offline: 'never', hidden: true },
)
