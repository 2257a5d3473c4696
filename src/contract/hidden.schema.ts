import { z } from 'zod'
import { SportFile } from './documents.schema.ts'
import { Form } from './forms.schema.ts'
import { Health } from './health.schema.ts'
import { SplashAnswer } from './notices.schema.ts'
import { id, emptyQuery, toPageSchema, paging, season, type CallSchemaOf } from './parts.schema.ts'
import { PlayerBio, Roster } from './roster.schema.ts'
import { Member } from './sign-in.schema.ts'
import { Story, StoryContext, StoryTeaser } from './stories.schema.ts'

const byAddress = z.object({ date: z.string().max(30), slug: z.string().max(200) })

export const hiddenSchemas: CallSchemaOf<typeof import('./hidden.ts')> = {
  hiddenHealth: {
    summary: "The state of the site, for the department's staff.",
    notes:
      'The last stat file, files that await review, games without a result, ' +
      'undelivered emails and notifications, and the upstream.',
    query: emptyQuery,
    result: Health.nullable(),
    example: {},
  },
  hiddenMember: {
    summary: 'The signed-in account.',
    notes: 'The signed-in account; null for a request with a token.',
    query: emptyQuery,
    result: Member.nullable(),
    example: {},
  },
  hiddenSplash: {
    summary: 'A splash screen, including drafts.',
    notes: '`t`: the request time, to bypass caches.',
    query: z.object({ splashId: id, t: z.string().max(40).optional() }),
    result: SplashAnswer.nullable(),
    example: { splashId: 1 },
  },
  hiddenRoster: {
    summary: 'A roster with all players, including those not yet announced.',
    query: z.object({ rosterId: id }),
    result: Roster.nullable(),
    example: { rosterId: 1 },
  },
  hiddenSeasonRoster: {
    summary: 'The schedule of a sport by season.',
    notes: 'The same by sport and season; without a season, the current one.',
    query: z.object({ sportId: id, season }),
    result: Roster.nullable(),
    example: { sportId: 1 },
  },
  hiddenPlayer: {
    summary: 'The bio of a player who is not yet announced.',
    query: z.object({ rosterPlayerId: id }),
    result: PlayerBio.nullable(),
    example: { rosterPlayerId: 1 },
  },
  hiddenArchives: {
    summary: 'Published hidden stories, newest first.',
    query: z.object({ ...paging, sportId: id.optional() }),
    result: toPageSchema(StoryTeaser),
    example: {},
  },
  hiddenStory: {
    summary: 'A hidden story by its date and slug.',
    query: byAddress,
    result: Story.nullable(),
    example: { date: '2026-08-21', slug: 'not-for-everyone' },
  },
  hiddenStoryBeside: {
    summary: 'The gallery of a hidden story.',
    query: byAddress,
    result: StoryContext.nullable(),
    example: { date: '2026-08-21', slug: 'not-for-everyone' },
  },
  hiddenForm: {
    summary: 'A hidden form.',
    query: z.object({ formId: id }),
    result: Form.nullable(),
    example: { formId: 3 },
  },
  hiddenSportFile: {
    summary: 'A hidden team page by its date and file name.',
    query: z.object({ date: z.string().max(30), filename: z.string().max(200) }),
    result: SportFile.nullable(),
    example: { date: '2026-08-21', filename: 'meeting.aspx' },
  },
}
