import { z } from 'zod'
import { GameDayPart } from './facilities.schema.ts'
import { Game, GameResult } from './game.schema.ts'
import { Image } from './parts.schema.ts'

const Link = z.object({ title: z.string(), url: z.string() })
const StoryLink = z.object({ id: z.number(), title: z.string(), url: z.string() })

export const LineScores = z
  .object({
    thisTeamIsHomeTeam: z.boolean(),
    homeFullName: z.string(),
    homeShortName: z.string(),
    awayFullName: z.string(),
    awayShortName: z.string(),
    periodLabel: z.string(),
    periods: z.array(z.string()),
    periodHomeScore: z
      .array(z.string())
      .meta({ description: "'X' if the home team does not bat." }),
    periodAwayScore: z.array(z.string()),
  })
  .meta({
    id: 'LineScores',
    description:
      'A score by period, as us and opponent and as home and away. All values ' +
      'are strings, as in a box score.',
  })
export type LineScores = z.infer<typeof LineScores>

export const GameExtras = z
  .object({
    endDateUtc: z.string().nullable(),
    neutralHometeam: z
      .boolean()
      .meta({ description: 'The school that is the home team at a neutral site.' }),
    isSpotlight: z.boolean(),
    conferenceTitle: z.string().nullable(),
    gameCalendarExclude: z.boolean(),
    custom1: Link.nullable(),
    custom2: Link.nullable(),
    custom3: Link.nullable(),
    gameNote: z.string().nullable(),
    gameFiles: z.array(Link).meta({
      description: 'As the department lists them; file extensions in any case.',
    }),
    tvImageLink: z.string().nullable(),
    tournamentId: z.number().nullable(),
    tournamentWebsite: z.string().nullable(),
    tournamentColor: z.string().nullable(),
    eventImage: Image.nullable(),
    galleries: z.array(Link),
    gameLinks: z.array(Link),
  })
  .meta({
    id: 'GameExtras',
    description: 'Notes returned only with the game itself.',
  })
export type GameExtras = z.infer<typeof GameExtras>

export const Tally = z
  .object({ wins: z.number(), losses: z.number(), ties: z.number() })
  .meta({ id: 'Tally', description: 'Wins, losses and ties against a school.' })
export type Tally = z.infer<typeof Tally>

export const GameDetails = Game.extend({
  endDateUtc: z.string().nullable(),
  neutralHometeam: z.boolean(),
  isSpotlight: z.boolean(),
  conferenceTitle: z.string().nullable(),
  displayVsatIndicator: z.boolean(),
  gameScheduleInclude: z.boolean(),
  gameCalendarExclude: z.boolean(),
  gameCenterEnabled: z.boolean(),
  gameStateDisplay: z
    .string()
    .meta({ description: "'Final/OT', '3rd · 8:39', 'Sat, Sept. 5 · 7 p.m.'" }),
  facility: z
    .object({
      title: z.string(),
      id: z.number().nullable(),
      url: z.string().nullable(),
      gameDay: z.array(GameDayPart).meta({ description: 'Game-day text of its page.' }),
      gates: z.string().nullable().optional().meta({ description: 'HTML.' }),
      parking: z.string().nullable().optional().meta({ description: 'HTML.' }),
    })
    .nullable(),
  tournament: z
    .object({
      title: z.string(),
      id: z.number().nullable(),
      website: z.string().nullable(),
      color: z.string().nullable(),
    })
    .nullable(),
  media: Game.shape.media.extend({
    custom1: Link.nullable(),
    custom2: Link.nullable(),
    custom3: Link.nullable(),
    gameNote: z.string().nullable(),
    promotionName: z.string().nullable(),
    gameFiles: z.array(Link),
    tvImageLink: z.string().nullable(),
  }),
  result: GameResult.extend({ lineScores: LineScores.nullable() }).nullable(),
  eventImage: Image.nullable(),
  galleries: z.array(Link),
  ticketLink: z.string().nullable(),
  gameLinks: z.array(Link),
  pregameStory: StoryLink.nullable(),
  postgameStory: StoryLink.nullable(),
  story: StoryLink.nullable().meta({
    description: 'The main story: the recap after the game, the preview before it.',
  }),
  opponentHistoryUrl: z
    .string()
    .nullable()
    .meta({ description: 'Only where the sport shows opponent history.' }),
  rosterUrl: z.string().nullable().meta({
    description: 'Both rosters by jersey number, if available, until the game is final.',
  }),
  opponentRosterUrl: z.string().nullable(),
}).meta({
  id: 'GameDetails',
  description: 'A game with all details.',
})
export type GameDetails = z.infer<typeof GameDetails>

const ResultTeam = z.object({
  name: z.string(),
  score: z.string(),
  scoreByPeriod: z.array(z.string()),
  leaders: z.array(
    z.object({
      title: z.string(),
      name: z.string(),
      rosterPlayerId: z.number().nullable(),
      value: z.string(),
      detail: z.string(),
    }),
  ),
})

export const GameResults = z
  .object({
    gameId: z.number(),
    result: GameResult.nullable(),
    boxscore: z
      .object({
        stadium: z.string().nullable(),
        location: z.string().nullable(),
        attendance: z.number().nullable(),
        duration: z.string().nullable(),
        rules: z.object({ periodName: z.string(), regulation: z.number() }),
        periods: z.array(z.string()),
        home: ResultTeam,
        away: ResultTeam,
      })
      .nullable(),
    story: StoryLink.nullable(),
    socialMedia: z.array(z.object({ channel: z.string(), url: z.string() })),
    media: GameDetails.shape.media,
    history: Tally.extend({
      lastMeeting: z
        .object({
          date: z.string(),
          status: z.enum(['W', 'L', 'T', 'N']).nullable(),
          teamScore: z.string().nullable(),
          opponentScore: z.string().nullable(),
        })
        .nullable(),
    })
      .nullable()
      .meta({
        description:
          'All meetings with this school before and with this one; null for a ' + 'placeholder.',
      }),
    galleries: z.array(Link),
  })
  .meta({
    id: 'GameResults',
    description: 'Recap data of a completed game.',
  })
export type GameResults = z.infer<typeof GameResults>

export const Countdown = z
  .object({
    dateUtc: z
      .string()
      .meta({ description: 'UTC: the start; start of the day while the time is unknown.' }),
    game: Game,
  })
  .meta({ id: 'Countdown', description: 'The game that the home page counts down to.' })
export type Countdown = z.infer<typeof Countdown>
