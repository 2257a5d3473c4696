import { z } from 'zod'
import { SportFile } from './documents.schema.ts'
import { Form } from './forms.schema.ts'
import { SplashAnswer } from './notices.schema.ts'
import { id, nothing, pageOf, paging, season, type DescribedOf } from './parts.schema.ts'
import { PlayerBio, Roster } from './roster.schema.ts'
import { Member } from './sign-in.schema.ts'
import { Story, StoryBeside, StoryTeaser } from './stories.schema.ts'

const byAddress = z.object({ date: z.string().max(30), slug: z.string().max(200) })

export const hiddenSchemas: DescribedOf<typeof import('./hidden.ts')> = {
  hiddenMember: {
    summary: 'Who is signed in.',
    notes: 'Who asks: null for who bears a token.',
    query: nothing,
    result: Member.nullable(),
    example: {},
  },
  hiddenSplash: {
    summary: 'A splash as it will be, also a draft.',
    notes: '`t`: the moment of the asking, so that no cache answers with an ' + 'older one.',
    query: z.object({ splashId: id, t: z.string().max(40).optional() }),
    result: SplashAnswer.nullable(),
    example: { splashId: 1 },
  },
  hiddenRoster: {
    summary: 'A roster with all its players, also before it is announced.',
    query: z.object({ rosterId: id }),
    result: Roster.nullable(),
    example: { rosterId: 1 },
  },
  hiddenSeasonRoster: {
    summary: 'The same of a sport, by its season.',
    notes: 'The same by sport and season, the current one when none is named.',
    query: z.object({ sportId: id, season }),
    result: Roster.nullable(),
    example: { sportId: 1 },
  },
  hiddenPlayer: {
    summary: 'The bio of a player who is not announced yet.',
    query: z.object({ rosterPlayerId: id }),
    result: PlayerBio.nullable(),
    example: { rosterPlayerId: 1 },
  },
  hiddenArchives: {
    summary: 'Stories that are hidden and out, the newest first.',
    query: z.object({ ...paging, sportId: id.optional() }),
    result: pageOf(StoryTeaser),
    example: {},
  },
  hiddenStory: {
    summary: 'A story that is hidden, by its day and the end of its address.',
    query: byAddress,
    result: Story.nullable(),
    example: { date: '2026-08-21', slug: 'not-for-everyone' },
  },
  hiddenStoryBeside: {
    summary: 'What stands around a story that is hidden: its gallery.',
    query: byAddress,
    result: StoryBeside.nullable(),
    example: { date: '2026-08-21', slug: 'not-for-everyone' },
  },
  hiddenForm: {
    summary: 'A form that is hidden.',
    query: z.object({ formId: id }),
    result: Form.nullable(),
    example: { formId: 3 },
  },
  hiddenSportFile: {
    summary: 'A page of a team that is hidden, by its day and the end of its address.',
    query: z.object({ date: z.string().max(30), filename: z.string().max(200) }),
    result: SportFile.nullable(),
    example: { date: '2026-08-21', filename: 'meeting.aspx' },
  },
}
