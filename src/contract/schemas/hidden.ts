import { z } from 'zod'
import { SplashAnswer } from '../schema/notice.ts'
import { PlayerBio, Roster } from '../schema/roster.ts'
import { StoryTeaser } from '../schema/story.ts'
import { id, pageOf, paging, type DescribedOf } from './parts.ts'

export const hiddenSchemas: DescribedOf<typeof import('../api/hidden.ts')> = {
  hiddenSplash: { summary: 'A splash as it will be, also a draft.', query: z.object({ splashId: id, t: z.string().max(40).optional() }), result: SplashAnswer.nullable(), example: { splashId: 1 } },
  hiddenRoster: { summary: 'A roster with everybody on it, also before it is announced.', query: z.object({ rosterId: id }), result: Roster.nullable(), example: { rosterId: 1 } },
  hiddenPlayer: { summary: 'The bio of a player who is not announced yet.', query: z.object({ rosterPlayerId: id }), result: PlayerBio.nullable(), example: { rosterPlayerId: 1 } },
  hiddenArchives: { summary: 'Stories that are hidden, the newest first.', query: z.object({ ...paging, sportId: id.optional() }), result: pageOf(StoryTeaser), example: {} },
}
