import { paths } from '../../../src/routes/paths.ts'
import { href } from '../../../src/routes/href.ts'
import { z } from 'zod'
import { htmlToBlockText } from '../html/clean-html.ts'
import { foldText } from '../items.ts'
import { kind } from './kind.ts'
import { staffUrl, nameSlug } from '../people/people-links.ts'
import { PastPlayer, PlayerLink, OpponentPlayer } from '../../../src/contract/people.schema.ts'
import { StaffBio, Department } from '../../../src/contract/staff.schema.ts'

/**
 * A staff directory entry. `person` is the key by which rosters name the same person; without it
 * the name is used.
 */
const StaffDirectoryDoc = StaffBio.omit({
  id: true,
  url: true,
  department: true,
  sports: true,
  posts: true,
  records: true,
}).extend({
  person: z.string().nullable(),
  departmentId: z.number().nullable(),
  sportIds: z.array(z.number()),
  hide: z.boolean(),
})

export const staff = kind({
  name: 'staff',
  doc: StaffDirectoryDoc,
  columns: ({ firstName, lastName, title }) => ({ words: `${firstName} ${lastName} ${title}` }),
  html: ['bio'],
  search: ({ id, hide, hideBio, firstName, lastName, title, bio }) =>
    hide
      ? null
      : {
          title: `${firstName} ${lastName}`.trim(),
          text: `${title}. ${hideBio ? '' : htmlToBlockText(bio ?? '')}`,
          url: staffUrl({ firstName, lastName }, id),
        },
})

const DepartmentDoc = Department.omit({ id: true, url: true, members: true }).extend({
  slug: z.string().regex(/.-department$/, 'ends in -department'),
})

/** A department of the staff directory. */
export const department = kind({
  name: 'department',
  doc: DepartmentDoc,
  columns: ({ slug, title }) => ({ slug, words: title }),
  html: ['description'],
})

export const peopleLists = ['rosters', 'staff', 'honors', 'all-americans', 'awards'] as const

/** Titles and columns of a list of people; for rosters also of one sport. */
export const PeopleSettingsDoc = z.object({
  for: z.enum(peopleLists),
  sportId: z.number().nullable(),
  enabled: z.boolean(),
  title: z.string().nullable(),
  intro: z.string().nullable(),
  defaultView: z.string().nullable(),
  defaultSort: z.string().nullable(),
  defaultGrouping: z.string().nullable(),
  /** Labels of fields: {highSchool: 'Previous School'}. */
  labels: z.record(z.string(), z.string()),
})
export type PeopleSettingsDoc = z.infer<typeof PeopleSettingsDoc>

export const peopleSettings = kind({
  name: 'people-settings',
  doc: PeopleSettingsDoc,
  columns: ({ sportId }) => ({ sportId }),
  html: ['intro'],
})

const columns = ({
  firstName,
  lastName,
  sportId,
}: {
  firstName: string
  lastName: string
  sportId: number
}) => ({ sportId, words: `${firstName} ${lastName}`, slug: nameOrder(lastName, firstName) })

/** The sort key of a name: lists are ordered by last name. */
export const nameOrder = (lastName: string, firstName = ''): string =>
  foldText(`${lastName} ${firstName}`)
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()

/** A player from before the first roster. */
const PastPlayerDoc = PastPlayer.omit({
  playerId: true,
  rosterPlayerId: true,
  sport: true,
  url: true,
}).extend({ sportId: z.number() })
export const pastPlayer = kind({ name: 'past-player', doc: PastPlayerDoc, columns })

/**
 * A person in one sport over all seasons, made from the rosters on each write (write-rosters.ts).
 */
const RosterPersonDoc = PlayerLink.omit({ sport: true, url: true }).extend({
  sportId: z.number(),
  years: z.string(),
  letters: z.number().nullable(),
  hometown: z.string().nullable(),
  hideBio: z.boolean(),
  /** Facts and biography text for the search; never shown. */
  found: z.string(),
})
export type RosterPersonDoc = z.infer<typeof RosterPersonDoc>
export const rosterPerson = kind({
  name: 'roster-person',
  doc: RosterPersonDoc,
  columns,
  search: (
    { firstName, lastName, sportId, season, found, hideBio, rosterPlayerId },
    { sportSlug },
  ) =>
    sportSlug === null
      ? null
      : {
          title: `${firstName} ${lastName}`.trim(),
          text: found,
          sportId,
          // A player without a bio links to the roster.
          url: hideBio
            ? href(paths.roster, { slug: sportSlug, season })
            : href(paths.player, {
                slug: sportSlug,
                playerSlug: nameSlug({ firstName, lastName }),
                rosterPlayerId: String(rosterPlayerId),
              }),
        },
})

/**
 * The roster of another school in one season, entered before the game. Hidden players are in no
 * answer.
 */
export const OpponentRosterDoc = z.object({
  sportId: z.number(),
  opponentId: z.number(),
  season: z.string(),
  players: z.array(OpponentPlayer.extend({ hide: z.boolean() })),
})
export type OpponentRosterDoc = z.infer<typeof OpponentRosterDoc>

export const opponentRosterSlug = (sportId: number, opponentId: number): string =>
  `${sportId}/${opponentId}`

export const opponentRoster = kind({
  name: 'opponent-roster',
  doc: OpponentRosterDoc,
  // One query finds all seasons of a school in a sport.
  columns: ({ sportId, opponentId }) => ({
    sportId,
    slug: opponentRosterSlug(sportId, opponentId),
  }),
})

export const CoachingRecordDoc = z.object({
  sportId: z.number(),
  season: z.string(),
  /** The head coach; two who shared a season are both named. */
  names: z.string(),
  wins: z.number(),
  losses: z.number(),
  ties: z.number(),
  conferenceWins: z.number().nullable(),
  conferenceLosses: z.number().nullable(),
  conferenceTies: z.number().nullable(),
  note: z.string().nullable(),
})
export type CoachingRecordDoc = z.infer<typeof CoachingRecordDoc>

/** A program's season in its record book. */
export const coachingRecord = kind({
  name: 'coaching-record',
  doc: CoachingRecordDoc,
  columns: ({ sportId, names }) => ({ sportId, words: names }),
})
