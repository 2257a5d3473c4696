import { get } from '../endpoint.ts'
import { noPage, type PageOf, type Paging } from '../queries.ts'
import type { SplashAnswer } from '../schema/notice.ts'
import type { PlayerBio, Roster } from '../schema/roster.ts'
import type { StoryTeaser } from '../schema/story.ts'

/** `t`: the moment of the asking, so that nobody on the way answers with an older one (spec 1 §7). */
export const hiddenSplash = get<{ splashId: number; t?: string | undefined }, SplashAnswer | null>('/api/v2/Hidden/Splash', { empty: null, fresh: 0, offline: 'never', hidden: true })
export const hiddenRoster = get<{ rosterId: number }, Roster | null>('/api/v2/Hidden/rosters/:rosterId', { empty: null, fresh: 0, offline: 'never', hidden: true })
export const hiddenPlayer = get<{ rosterPlayerId: number }, PlayerBio | null>('/api/v2/Hidden/players/roster/bio/:rosterPlayerId', { empty: null, fresh: 0, offline: 'never', hidden: true })
export const hiddenArchives = get<Paging & { sportId?: number | undefined }, PageOf<StoryTeaser>>('/api/v2/Hidden/archives', { empty: noPage, fresh: 0, offline: 'never', hidden: true })
