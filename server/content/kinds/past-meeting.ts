import { z } from 'zod'
import { Meeting } from '../../../src/contract/opponents.schema.ts'
import { kind } from './kind.ts'

/** A line of the record book: a game from before the schedules. */
export const PastMeetingDoc = Meeting.omit({ gameId: true, url: true, status: true }).extend({
  sportId: z.number(),
})
export type PastMeetingDoc = z.infer<typeof PastMeetingDoc>

export const pastMeeting = kind({
  name: 'past-meeting',
  doc: PastMeetingDoc,
  // One look-up finds all meetings with a school in a sport.
  columns: ({ sportId, date, opponent }) => ({
    sportId,
    date,
    slug: `${sportId}/${opponent.id ?? ''}`,
    words: opponent.title,
  }),
})
