import { z } from 'zod'
import { OpponentSummary } from './opponents.schema.ts'
import {
  Image,
  id,
  emptyQuery,
  toPageSchema,
  paging,
  season,
  type CallSchemaOf,
} from './parts.schema.ts'
import { DisplayField, Player, PlayerBio, Roster } from './roster.schema.ts'
import { SportRef } from './sport.schema.ts'
import { opponentPlayerRow, pastPlayerRow, playerRow, rosterTeaserRow } from './people-tables.ts'

export const RosterTeaser = z
  .object({
    rosterId: z.number(),
    sport: SportRef,
    season: z.string(),
    isCurrent: z.boolean(),
    title: z.string(),
    url: z.string().meta({ description: "'/sports/football/roster/2026'" }),
    players: z.number(),
  })
  .meta({
    id: 'RosterTeaser',
    description: 'A roster in a list: sport, season and size.',
  })
export type RosterTeaser = z.infer<typeof RosterTeaser>

export const RosterSettings = z
  .object({
    sorts: z.array(z.string()),
    defaultSort: z.string(),
    views: z.array(z.string()),
    defaultView: z.string(),
    displayFields: z.array(DisplayField),
  })
  .meta({ id: 'RosterSettings' })
export type RosterSettings = z.infer<typeof RosterSettings>

export const PlayerLink = z
  .object({
    playerId: z.number(),
    rosterPlayerId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    season: z.string(),
    sport: SportRef,
    position: z.string(),
    jerseyNumber: z.string(),
    image: Image.nullable(),
    url: z.string().meta({ description: "'/sports/football/roster/sam-okafor/12'" }),
  })
  .meta({
    id: 'PlayerLink',
    description: "A player as other content names one: the person's newest season.",
  })
export type PlayerLink = z.infer<typeof PlayerLink>

export const PastPlayer = z
  .object({
    playerId: z
      .number()
      .nullable()
      .meta({ description: 'Null for players before the first roster.' }),
    rosterPlayerId: z.number().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    sport: SportRef,
    years: z.string().meta({ description: "'2023–2026', '1931, 1933'" }),
    position: z.string().nullable(),
    letters: z.number().nullable(),
    hometown: z.string().nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: 'PastPlayer', description: 'A player of any roster of a sport.' })
export type PastPlayer = z.infer<typeof PastPlayer>

export const PlayerMedia = z
  .object({
    playerId: z.number(),
    images: z.array(Image),
    stories: z.array(
      z.object({ id: z.number(), title: z.string(), date: z.string(), url: z.string() }),
    ),
  })
  .meta({
    id: 'PlayerMedia',
    description:
      'Pictures of a person: a portrait for each season, pictures of awards, ' +
      'and the stories of those awards.',
  })
export type PlayerMedia = z.infer<typeof PlayerMedia>

export const PlayerSettings = z
  .object({
    showXmlStatsOnRpPage: z.boolean(),
    showHistoricalInfoOnRpPage: z.boolean(),
  })
  .meta({ id: 'PlayerSettings' })
export type PlayerSettings = z.infer<typeof PlayerSettings>

export const OpponentPlayer = Player.pick({
  firstName: true,
  lastName: true,
  jerseyNumber: true,
  jerseyNumberSecond: true,
  positionShort: true,
  positionLong: true,
  academicYearNumber: true,
  academicYearShort: true,
  academicYearLong: true,
  heightFeet: true,
  heightInches: true,
  weight: true,
  hometown: true,
  highSchool: true,
  previousSchool: true,
  isCaptain: true,
}).meta({
  id: 'OpponentPlayer',
  description: 'A player of an opponent; opponents have no player pages.',
})
export type OpponentPlayer = z.infer<typeof OpponentPlayer>

export const OpponentRoster = z
  .object({
    sport: SportRef,
    opponent: OpponentSummary.shape.opponent.extend({ id: z.number() }),
    source: z
      .enum(['file', 'game'])
      .nullable()
      .meta({
        description:
          "'file': roster from the school. 'game': players in the last box score. " +
          'Null if there is neither.',
      }),
    season: z.string().nullable(),
    game: z
      .object({
        gameId: z.number(),
        date: z.string(),
        locationIndicator: z.enum(['H', 'A', 'N']),
        url: z.string(),
      })
      .nullable()
      .meta({ description: 'The meeting of that box score.' }),
    players: z.array(OpponentPlayer).meta({ description: 'By jersey number.' }),
    url: z.string().meta({ description: "'/sports/football/opponent-roster/ashford/3'" }),
    historyUrl: z
      .string()
      .nullable()
      .meta({
        description:
          'All meetings with the opponent; only if the sport shows opponent ' + 'history.',
      }),
  })
  .meta({ id: 'OpponentRoster' })
export type OpponentRoster = z.infer<typeof OpponentRoster>

export const searchInput = z.string().max(100)
const sportWord = z.string().max(80)

export const peopleSchemas: CallSchemaOf<typeof import('./people.ts')> = {
  roster: {
    summary: 'The roster of a sport, in its current season or in a given one.',
    notes: '`$pageSize`: maximum number of players; without it, all.',
    query: z.object({ sportId: id, season, $pageSize: id.optional() }),
    result: Roster.nullable(),
    example: { sportId: 1 },
    table: (it) => it?.players.map(playerRow) ?? [],
  },
  rosterById: {
    summary: 'One roster by id.',
    query: z.object({ rosterId: id }),
    result: Roster.nullable(),
    example: { rosterId: 1 },
    table: (it) => it?.players.map(playerRow) ?? [],
  },
  rosterList: {
    summary: 'Rosters of a sport or a season, newest first; all of them without either.',
    query: z.object({ sportId: id.optional(), sport: sportWord.optional(), season }),
    result: z.array(RosterTeaser),
    example: { sportId: 1 },
    table: (it) => it.map(rosterTeaserRow),
  },
  activeRosters: {
    summary: 'The rosters of the current seasons, by sport.',
    query: emptyQuery,
    result: z.array(RosterTeaser),
    example: {},
    table: (it) => it.map(rosterTeaserRow),
  },
  rosterBySport: {
    summary: 'The current roster of a sport by short name, slug or title.',
    notes: "`sport`: msoc, mens-soccer or Men's Soccer.",
    query: z.object({ sport: sportWord }),
    result: Roster.nullable(),
    example: { sport: 'wsoc' },
    table: (it) => it?.players.map(playerRow) ?? [],
  },
  opponentRoster: {
    summary:
      'The roster of an opponent: as the school gave it for its newest season ' +
      'here, or the players of the last box score.',
    notes: 'Null if the sport has no game against this school.',
    query: z.object({ sportId: id, opponentId: id }),
    result: OpponentRoster.nullable(),
    example: { sportId: 1, opponentId: 1 },
    table: (it) => it?.players.map(opponentPlayerRow) ?? [],
  },
  rosterSettings: {
    summary: 'Order, display and field labels of rosters.',
    query: z.object({ sportId: id.optional() }),
    result: RosterSettings.nullable(),
    example: {},
  },
  player: {
    summary: 'The bio of a player in one season.',
    query: z.object({ rosterPlayerId: id }),
    result: PlayerBio.nullable(),
    example: { rosterPlayerId: 1 },
  },
  rosterPlayers: {
    summary: 'Only the players of a roster.',
    query: z.object({ rosterId: id }),
    result: z.array(Player).nullable(),
    example: { rosterId: 1 },
    table: (it) => it?.map(playerRow) ?? [],
  },
  playerMedia: {
    summary: 'Portraits of a person by season, with pictures and stories of awards.',
    notes: '`rosterPlayerId`: only the pictures of that season.',
    query: z.object({ playerId: id, rosterPlayerId: id.optional() }),
    result: PlayerMedia.nullable(),
    example: { playerId: 1 },
  },
  playerHistory: {
    summary: 'All past and current players by last name, also from years without rosters.',
    query: z.object({
      ...paging,
      sportId: id.optional(),
      lastNameStart: z.string().max(20).optional(),
      nameSearch: searchInput.optional(),
    }),
    result: toPageSchema(PastPlayer),
    example: {},
    table: (it) => it.items.map(pastPlayerRow),
  },
  randomPlayer: {
    summary: 'A random player of a current roster, changed every minute.',
    query: z.object({ sportId: id.optional() }),
    result: PlayerLink.nullable(),
    example: {},
  },
  playerSearch: {
    summary: 'Players whose names contain the search terms, each in the newest season.',
    query: z.object({ ...paging, searchText: searchInput }),
    result: toPageSchema(PlayerLink),
    example: { searchText: 'okafor' },
  },
  playerSettings: {
    summary: 'What a bio shows in addition to facts: statistics, other seasons.',
    query: emptyQuery,
    result: PlayerSettings.nullable(),
    example: {},
  },
}
