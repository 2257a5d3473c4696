import { get } from '../endpoint.ts'
import { minutes, noPage, type Paging } from '../queries.ts'
import type { Story, StoryPage } from '../schema/story.ts'

export const stories = get<Paging & { sportId?: number | undefined }, StoryPage>('/api/v2/Stories', { empty: noPage, fresh: 1 * minutes, offline: 'keep' })
export const story = get<{ date: string; slug: string }, Story | null>('/api/v2/Stories/:date/:slug', { empty: null, fresh: 5 * minutes, offline: 'keep' })
