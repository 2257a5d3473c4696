import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/**
 * What a department calls a field of its people: at some schools the high school is the "Previous
 * School" (quirk Q53).
 */
export const DisplayField = z.object({ field: z.string(), label: z.string() })
export type DisplayField = z.infer<typeof DisplayField>

export const Player = z.object({
  /** The row of one season, used in addresses. */
  rosterPlayerId: z.number(),
  /** The person, the same in every season. */
  playerId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  /** Text: '0' and '00' are different players, and some are letters (quirk Q41). */
  jerseyNumber: z.string(),
  /** The number of the other shirt: at home white 12, away 21. */
  jerseyNumberSecond: z.string().nullable(),
  positionShort: z.string(),
  positionLong: z.string(),
  /** The order of spec 1 §9; null when the label is not one of its fourteen. */
  academicYearNumber: z.number().nullable(),
  academicYearShort: z.string(),
  academicYearLong: z.string(),
  heightFeet: z.number().nullable(),
  heightInches: z.number().nullable(),
  weight: z.number().nullable(),
  hometown: z.string().nullable(),
  highSchool: z.string().nullable(),
  previousSchool: z.string().nullable(),
  major: z.string().nullable(),
  /** men, women; of a team that has both. */
  gender: z.string().nullable(),
  pronouns: z.string().nullable(),
  isCaptain: z.boolean(),
  /** Letters won so far. */
  letters: z.number().nullable(),
  /** Whoever is hidden stands in no public answer. */
  hide: z.boolean(),
  hideBio: z.boolean(),
  /** Fields of the department's own, as plain words; displayFields says what they are called. */
  custom1: z.string().nullable(),
  custom2: z.string().nullable(),
  custom3: z.string().nullable(),
  image: Image.nullable(),
  /** The content API's socialMediaR, as [{channel, url}]. */
  socialMedia: z.array(z.object({ channel: z.string(), url: z.string() })),
})
export type Player = z.infer<typeof Player>

/** A coach or a member of the support staff, on the roster of one season. */
export const StaffMember = z.object({
  /** The row of one season. */
  id: z.number(),
  /** The person, the same in every season and in the directory; Staff/{staffId} is the bio. */
  staffId: z.number().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hideBio: z.boolean(),
  image: Image.nullable(),
  /** '/sports/football/roster/coaches/walt-brandvold/3'; null where there is no bio to lead to. */
  url: z.string().nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const Roster = z.object({
  rosterId: z.number(),
  sport: SportRef,
  season: z.string(),
  isCurrent: z.boolean(),
  players: z.array(Player),
  coaches: z.array(StaffMember),
  support: z.array(StaffMember),
  /**
   * The fields that somebody on it has, in their order; null from an upstream that says it
   * otherwise.
   */
  displayFields: z.array(DisplayField).nullable(),
})
export type Roster = z.infer<typeof Roster>

/** How a measure stands to the season before it; null where either is not known. */
export const Trend = z.enum(['up', 'down', 'same']).nullable()
export type Trend = z.infer<typeof Trend>

const BesidePlayer = Player.pick({
  rosterPlayerId: true,
  firstName: true,
  lastName: true,
  jerseyNumber: true,
})

export const PlayerBio = Player.extend({
  sport: SportRef,
  season: z.string(),
  /** The season as an address spells it. */
  seasonSlug: z.string().nullable(),
  rosterDisplayTitle: z.string(),
  /** Sanitised HTML; null when there is none or it is hidden. */
  bio: z.string().nullable(),
  /**
   * Facts under the content API's own names: rp_academic_year, height, player_hometown; those that
   * are known.
   */
  bioFields: z.record(z.string(), z.string()).nullable(),
  /** The same facts in the order in which they are shown, with what they are called here. */
  rankedBioFields: z.array(
    z.object({ label: z.string(), value: z.string(), bioField: z.string(), rank: z.number() }),
  ),
  weightTrend: Trend,
  heightTrend: Trend,
  /** The same person in other seasons, newest first. */
  historicalFields: z.array(
    z.object({
      rosterPlayerId: z.number(),
      season: z.string(),
      /** The first four digits of the season's title; never a season computed from them. */
      year: z.number().nullable(),
      position: z.string(),
      jerseyNumber: z.string(),
      academicYear: z.string(),
      isCaptain: z.boolean(),
      weight: z.number().nullable(),
      weightTrend: Trend,
      /** `6' 2"`; '' when nobody has measured. */
      height: z.string().nullable(),
      heightTrend: Trend,
      image: Image.nullable(),
    }),
  ),
  /**
   * Who stands before and after on the roster by number, of those who have a bio; null from an
   * upstream that does not say.
   */
  beside: z.object({ previous: BesidePlayer.nullable(), next: BesidePlayer.nullable() }).nullable(),
  /** Seasons of this person that have box scores, newest first. */
  statsSeasons: z.array(
    z.object({ season: z.string(), year: z.number().nullable(), rosterPlayerId: z.number() }),
  ),
  displayFields: z.array(DisplayField).nullable(),
  settings: z
    .object({ showXmlStatsOnRpPage: z.boolean(), showHistoricalInfoOnRpPage: z.boolean() })
    .nullable(),
})
export type PlayerBio = z.infer<typeof PlayerBio>
