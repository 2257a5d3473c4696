import { z } from 'zod'
import { Image } from './parts.schema.ts'
import { SportRef } from './sport.schema.ts'

export const DisplayField = z.object({ field: z.string(), label: z.string() }).meta({
  id: 'DisplayField',
  description:
    "The department's label of a roster field: at some schools the high " +
    'school is the "Previous School".',
})
export type DisplayField = z.infer<typeof DisplayField>

export const Player = z
  .object({
    rosterPlayerId: z
      .number()
      .meta({ description: "The player's row in one season, used in URLs." }),
    playerId: z.number().meta({ description: 'The person, the same in every season.' }),
    firstName: z.string(),
    lastName: z.string(),
    jerseyNumber: z.string().meta({
      description: "Text: '0' and '00' are different players, and some are letters.",
    }),
    jerseyNumberSecond: z
      .string()
      .nullable()
      .meta({ description: 'The second jersey number: 12 at home, 21 away.' }),
    positionShort: z.string(),
    positionLong: z.string(),
    academicYearNumber: z.number().nullable().meta({
      description:
        'Sort order of the class, first-year to graduate; null for a label that is not known.',
    }),
    academicYearShort: z.string(),
    academicYearLong: z.string(),
    heightFeet: z.number().nullable(),
    heightInches: z.number().nullable(),
    weight: z.number().nullable(),
    hometown: z.string().nullable(),
    highSchool: z.string().nullable(),
    previousSchool: z.string().nullable(),
    major: z.string().nullable(),
    gender: z
      .string()
      .nullable()
      .meta({ description: "'men' or 'women', for a team that has both." }),
    pronouns: z.string().nullable(),
    isCaptain: z.boolean(),
    letters: z.number().nullable().meta({ description: 'Letters earned so far.' }),
    hide: z.boolean().meta({ description: 'A hidden player is in no public response.' }),
    hideBio: z.boolean(),
    custom1: z.string().nullable().meta({
      description: 'Custom fields as text; displayFields has their labels.',
    }),
    custom2: z.string().nullable(),
    custom3: z.string().nullable(),
    image: Image.nullable(),
    socialMedia: z
      .array(z.object({ channel: z.string(), url: z.string() }))
      .meta({ description: "The content API's socialMediaR, as [{channel, url}]." }),
  })
  .meta({ id: 'Player' })
export type Player = z.infer<typeof Player>

export const StaffMember = z
  .object({
    id: z.number().meta({ description: "The person's row in one season." }),
    staffId: z
      .number()
      .nullable()
      .meta({
        description:
          'The person, the same in every season and in the directory; Staff/{staffId} ' +
          'is the bio.',
      }),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    hideBio: z.boolean(),
    image: Image.nullable(),
    url: z.string().nullable().meta({
      description: "'/sports/football/roster/coaches/walt-brandvold/3'; null without a bio.",
    }),
  })
  .meta({
    id: 'StaffMember',
    description: 'A coach or a member of the support staff, on the roster of one season.',
  })
export type StaffMember = z.infer<typeof StaffMember>

export const Roster = z
  .object({
    rosterId: z.number(),
    sport: SportRef,
    season: z.string(),
    isCurrent: z.boolean(),
    players: z.array(Player),
    coaches: z.array(StaffMember),
    support: z.array(StaffMember),
    displayFields: z
      .array(DisplayField)
      .nullable()
      .meta({
        description:
          'The fields of its players, in order; null from an upstream that sends ' +
          'them in another form.',
      }),
  })
  .meta({ id: 'Roster' })
export type Roster = z.infer<typeof Roster>

export const Trend = z.enum(['up', 'down', 'same']).nullable().meta({
  id: 'Trend',
  description: 'Change from the previous season; null if either value is unknown.',
})
export type Trend = z.infer<typeof Trend>

const AdjacentPlayer = Player.pick({
  rosterPlayerId: true,
  firstName: true,
  lastName: true,
  jerseyNumber: true,
})

export const PlayerBio = Player.extend({
  sport: SportRef,
  season: z.string(),
  seasonSlug: z.string().nullable().meta({ description: 'The season in a URL.' }),
  rosterDisplayTitle: z.string(),
  bio: z
    .string()
    .nullable()
    .meta({ description: 'Sanitized HTML; null when there is none or it is hidden.' }),
  bioFields: z
    .record(z.string(), z.string())
    .nullable()
    .meta({
      description:
        "Known facts under the content API's names: rp_academic_year, height, " +
        'player_hometown.',
    }),
  rankedBioFields: z
    .array(
      z.object({ label: z.string(), value: z.string(), bioField: z.string(), rank: z.number() }),
    )
    .meta({
      description: 'The same facts in display order, with their labels.',
    }),
  weightTrend: Trend,
  heightTrend: Trend,
  historicalFields: z
    .array(
      z.object({
        rosterPlayerId: z.number(),
        season: z.string(),
        year: z
          .number()
          .nullable()
          .meta({
            description:
              "The first four digits of the season's title. Do not calculate a season " +
              'from them.',
          }),
        position: z.string(),
        jerseyNumber: z.string(),
        academicYear: z.string(),
        isCaptain: z.boolean(),
        weight: z.number().nullable(),
        weightTrend: Trend,
        height: z.string().nullable().meta({ description: "`6' 2\"`; '' when unknown." }),
        heightTrend: Trend,
        image: Image.nullable(),
      }),
    )
    .meta({ description: 'The same person in other seasons, newest first.' }),
  beside: z
    .object({ previous: AdjacentPlayer.nullable(), next: AdjacentPlayer.nullable() })
    .nullable()
    .meta({
      description:
        'Previous and next player by jersey number, among players with a bio; ' +
        'null from an upstream that does not send it.',
    }),
  mates: z.array(AdjacentPlayer.extend({ academicYear: z.string() })).meta({
    description: 'Other players of the roster at this position who have a bio, by jersey number.',
  }),
  statsSeasons: z
    .array(
      z.object({ season: z.string(), year: z.number().nullable(), rosterPlayerId: z.number() }),
    )
    .meta({ description: 'Seasons of this person that have box scores, newest first.' }),
  displayFields: z.array(DisplayField).nullable(),
  settings: z
    .object({ showXmlStatsOnRpPage: z.boolean(), showHistoricalInfoOnRpPage: z.boolean() })
    .nullable(),
}).meta({ id: 'PlayerBio' })
export type PlayerBio = z.infer<typeof PlayerBio>
