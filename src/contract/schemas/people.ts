import { z } from 'zod'
import { OpponentRoster } from '../schema/opponent-roster.ts'
import {
  PastPlayer,
  PlayerLink,
  PlayerMedia,
  PlayerSettings,
  RosterSettings,
  RosterTeaser,
} from '../schema/player.ts'
import { Player, PlayerBio, Roster } from '../schema/roster.ts'
import { id, nothing, pageOf, paging, season, type DescribedOf } from './parts.ts'
import { opponentPlayerRow, pastPlayerRow, playerRow, rosterTeaserRow } from './people-tables.ts'

export const words = z.string().max(100)
const sportWord = z.string().max(80)

export const peopleSchemas: DescribedOf<typeof import('../api/people.ts')> = {
  roster: {
    summary: 'The roster of a sport: of its current season, or of the season that is named.',
    notes: '`$pageSize`: at most so many players; all of them without it.',
    query: z.object({ sportId: id, season, $pageSize: id.optional() }),
    result: Roster.nullable(),
    example: { sportId: 1 },
    table: (it) => it?.players.map(playerRow) ?? [],
  },
  rosterById: {
    summary: 'One roster by its number.',
    query: z.object({ rosterId: id }),
    result: Roster.nullable(),
    example: { rosterId: 1 },
    table: (it) => it?.players.map(playerRow) ?? [],
  },
  rosterList: {
    summary: 'Rosters of a sport or a season, the newest first; all of them without either.',
    query: z.object({ sportId: id.optional(), sport: sportWord.optional(), season }),
    result: z.array(RosterTeaser),
    example: { sportId: 1 },
    table: (it) => it.map(rosterTeaserRow),
  },
  activeRosters: {
    summary: 'The rosters of the current seasons, by sport.',
    query: nothing,
    result: z.array(RosterTeaser),
    example: {},
    table: (it) => it.map(rosterTeaserRow),
  },
  rosterBySport: {
    summary:
      'The current roster of a sport by its short name, the end of its address or its title.',
    notes: "`sport`: msoc, mens-soccer or Men's Soccer.",
    query: z.object({ sport: sportWord }),
    result: Roster.nullable(),
    example: { sport: 'wsoc' },
    table: (it) => it?.players.map(playerRow) ?? [],
  },
  opponentRoster: {
    summary:
      'The roster of a school that a sport meets: as that school gave it for its newest season here, else those who stand in the box score of the last meeting.',
    notes: 'Null where the sport has no game with this school.',
    query: z.object({ sportId: id, opponentId: id }),
    result: OpponentRoster.nullable(),
    example: { sportId: 1, opponentId: 1 },
    table: (it) => it?.players.map(opponentPlayerRow) ?? [],
  },
  rosterSettings: {
    summary: 'How rosters are ordered and shown, and what their fields are called here.',
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
    summary: 'The players of one roster alone.',
    query: z.object({ rosterId: id }),
    result: z.array(Player).nullable(),
    example: { rosterId: 1 },
    table: (it) => it?.map(playerRow) ?? [],
  },
  playerMedia: {
    summary: 'Portraits of a person in every season, with the pictures and stories of the awards.',
    notes: '`rosterPlayerId`: the pictures of that season alone.',
    query: z.object({ playerId: id, rosterPlayerId: id.optional() }),
    result: PlayerMedia.nullable(),
    example: { playerId: 1 },
  },
  playerHistory: {
    summary:
      'Everybody who ever was on a roster, by last name, those of the years before the rosters too.',
    query: z.object({
      ...paging,
      sportId: id.optional(),
      lastNameStart: z.string().max(20).optional(),
      nameSearch: words.optional(),
    }),
    result: pageOf(PastPlayer),
    example: {},
    table: (it) => it.items.map(pastPlayerRow),
  },
  randomPlayer: {
    summary: 'Somebody of a current roster, another one every minute.',
    query: z.object({ sportId: id.optional() }),
    result: PlayerLink.nullable(),
    example: {},
  },
  playerSearch: {
    summary: 'Players whose name has these words, each in the newest season.',
    query: z.object({ ...paging, searchText: words }),
    result: pageOf(PlayerLink),
    example: { searchText: 'okafor' },
  },
  playerSettings: {
    summary: 'What a bio shows besides facts: statistics, other seasons.',
    query: nothing,
    result: PlayerSettings.nullable(),
    example: {},
  },
}
