import type { CallHandlers } from '../call-handlers.ts'
import type { BoxScore } from '../../../src/contract/box-score.schema.ts'
import type {
  GameCenterHero,
  GameCenterInfo,
  GameCenterPicture,
} from '../../../src/contract/game-center.schema.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type { OpponentHistory } from '../../../src/contract/opponents.schema.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import type { Standing } from '../../../src/contract/sports.schema.ts'
import type { StoryTeaser } from '../../../src/contract/stories.schema.ts'
import { gameFacts } from '../../../src/domain/games/box-score.ts'
import { getGameKind, isAwaited } from '../../../src/domain/games/game.ts'
import { findRecordsAfter } from '../../../src/domain/games/records-after.ts'
import { recordInFile, withConference } from '../../../src/domain/games/team-records.ts'
import { formatGameStatus } from '../../../src/domain/games/score.ts'
import { readOpponentResults } from './conference-games.ts'
import { readGameDetails, readGameResults } from './game-details.ts'
import { readGame } from './games.ts'
import { gameLeaders } from '../live/live-details.ts'
import { readBoxScore } from '../live/live.ts'
import { readMomentsOfGame } from '../honors/moments.ts'
import { readOpponentHistory } from './opponent-history.ts'
import type { ReadContext } from '../read-context.ts'
import { readScheduleById } from './schedules.ts'
import { readSportStandings } from './standings.ts'
import { readSeasonsBefore } from './seasons-before.ts'
import { readLeadersBefore } from '../stats/leaders-before.ts'
import { readMilestonesInReach } from '../stats/milestones-in-reach.ts'
import { readSettings } from '../department/site.ts'
import { readTimeZone } from '../department-clock.ts'
import { readStoryCutoff, readStories, storyTeasers } from '../stories/stories.ts'

/** Meetings shown in a game center. The opponent's page has all. */
const meetingsShown = 10
const storiesShown = 20

/** The header of a game center; null when there is no such game. */
export async function readGameCenterHero(
  context: ReadContext,
  gameId: number,
): Promise<GameCenterHero | null> {
  const details = await readGameDetails(context, gameId)
  const game = await readGame(context, gameId)
  if (!details || !game) return null
  const box = await readBoxScore(context, gameId)
  const hero = buildHero(game, await readSettings(context), context.now)
  context.changesAt(hero.countdownTo === null ? Number.NaN : Date.parse(hero.countdownTo))
  const isUpcoming = isAwaited(game)
  const schedule = await readScheduleById(context, game.scheduleId)
  const theirStanding = await standingOf(context, game)
  const seasons = isUpcoming
    ? await readSeasonsBefore(context, game, { schedule, theirStanding })
    : null
  const isOver = getGameKind(game) === 'final'
  const after = isOver && schedule ? findRecordsAfter(schedule, gameId, box) : null
  return {
    ...hero,
    school: {
      ...hero.school,
      record: isOver ? (after?.team ?? null) : schedule && ofSeason(schedule.record),
      ...(seasons && { season: seasons.school }),
    },
    opponent: {
      ...hero.opponent,
      record: isOver
        ? (after?.opponent ?? null)
        : (box && theirRecord(box)) ||
          (theirStanding && ofSeason(theirStanding)) ||
          game.opponentRecord ||
          null,
      ...(seasons && { season: seasons.opponent }),
    },
    lineScores: details.result?.lineScores ?? null,
    leaders: box
      ? await gameLeaders(context, game, box)
      : isUpcoming
        ? await readLeadersBefore(context, game)
        : [],
    eventImage: details.eventImage,
    ...(isUpcoming && {
      milestones: await readMilestonesInReach(context, game),
      lastMeeting: await lastMeetingOf(context, game),
      opponentResults: theirStanding ? await readOpponentResults(context, game, theirStanding) : [],
    }),
  }
}

/** The last game against the opponent and its leaders; null without a box score of it. */
async function lastMeetingOf(
  context: ReadContext,
  { sport, opponent }: Game,
): Promise<GameCenterHero['lastMeeting']> {
  const history =
    opponent.id === null ? null : await readOpponentHistory(context, sport.id, opponent.id)
  const gameId = history?.last?.gameId ?? null
  const [game, box] =
    gameId === null
      ? [null, null]
      : [await readGame(context, gameId), await readBoxScore(context, gameId)]
  return game && box && { game, leaders: await gameLeaders(context, game, box) }
}

/** What an event says about its game: teams, score, state and countdown. */
export function buildHero(game: Game, settings: SiteSettings | null, now: Date): GameCenterHero {
  const begins =
    game.dateUtc !== null && getGameKind(game) === 'upcoming'
      ? Date.parse(game.dateUtc)
      : Number.NaN
  return {
    game,
    school: {
      name: settings?.schoolName ?? '',
      prefix: game.teamPrefix,
      mascot: settings?.mascotPlural ?? null,
      image: settings?.logo ?? null,
      score: game.live?.teamScore ?? game.result?.teamScore ?? null,
      record: null,
    },
    opponent: {
      name: game.opponent.title,
      prefix: game.opponent.prefix,
      mascot: game.opponent.mascot,
      image: game.opponent.image,
      score: game.live?.opponentScore ?? game.result?.opponentScore ?? null,
      record: null,
    },
    displayText: formatGameStatus(game),
    countdownTo: begins > now.getTime() ? game.dateUtc : null,
    lineScores: null,
    leaders: [],
    eventImage: null,
  }
}

const theirRecord = (box: BoxScore) =>
  recordInFile((box.thisTeamIsHomeTeam ? box.visitingTeam : box.homeTeam).record)

const ofSeason = ({
  overallRecord,
  conferenceRecord,
}: Pick<Standing, 'overallRecord' | 'conferenceRecord'>) =>
  overallRecord ? withConference(overallRecord, conferenceRecord) : null

/** The opponent's row in our standings of the season. */
async function standingOf(
  context: ReadContext,
  { sport, season, opponent }: Game,
): Promise<Standing | null> {
  if (opponent.id === null) return null
  const standings = await readSportStandings(context, { sportId: sport.id, season })
  return standings?.rows.find((row) => row.opponentId === opponent.id) ?? null
}

export async function readGameCenterInfo(
  context: ReadContext,
  gameId: number,
): Promise<GameCenterInfo | null> {
  const game = await readGameDetails(context, gameId)
  if (!game) return null
  const box = await readBoxScore(context, gameId)
  return {
    game,
    results: getGameKind(game) === 'final' ? await readGameResults(context, gameId) : null,
    facts: box ? gameFacts(box, await readTimeZone(context)) : [],
  }
}

/** Stories that mention the game, and those that the schedule links. */
export async function readGameCenterStories(
  context: ReadContext,
  gameId: number,
): Promise<StoryTeaser[]> {
  const game = await readGame(context, gameId)
  if (!game) return []
  const now = await readStoryCutoff(context)
  const { items } = await readStories(context, { gameId, $pageSize: storiesShown })
  const ids = [game.previewStoryId, game.postStoryId].filter(
    (id) => id !== null && !items.some((story) => story.id === id),
  ) as number[]
  for (const id of ids) context.touch(`story:${id}`)
  const rows =
    ids.length === 0
      ? []
      : await context.db
          .selectFrom('story')
          .select(['id', 'date', 'slug', 'sport_id', 'doc'])
          .where('tenant', '=', context.tenant)
          .where('id', 'in', ids)
          .where('hidden', '=', 0)
          .where('date', '<=', now)
          .execute()
  return [...items, ...(await storyTeasers(context, rows))].toSorted((a, b) =>
    a.date < b.date ? 1 : a.date > b.date ? -1 : b.id - a.id,
  )
}

/** Stories that the page of a game shows with their pictures. */
const picturedStories = 4

/**
 * The event's own picture, then moments in order, then pictures of further stories; each picture
 * once, without those that the stories on the page show.
 */
export async function readGameCenterGallery(
  context: ReadContext,
  gameId: number,
): Promise<GameCenterPicture[]> {
  const game = await readGameDetails(context, gameId)
  if (!game) return []
  const moments = await readMomentsOfGame(context, gameId)
  const stories = await readGameCenterStories(context, gameId)
  const pictures: GameCenterPicture[] = [
    ...(game.eventImage
      ? [
          {
            source: 'event' as const,
            title: game.gamePromotionText ?? game.opponent.title,
            image: game.eventImage,
            url: null,
          },
        ]
      : []),
    ...moments.flatMap(({ title, image, video }) =>
      image ? [{ source: 'moment' as const, title, image, url: video }] : [],
    ),
    ...stories.flatMap(({ title, image, url }) =>
      image ? [{ source: 'story' as const, title, image, url }] : [],
    ),
  ]
  const besideStories = new Set(stories.slice(0, picturedStories).map(({ image }) => image?.url))
  const others = pictures.filter(
    ({ source, image }) => source !== 'story' || !besideStories.has(image.url),
  )
  return [
    ...new Map(others.toReversed().map((picture) => [picture.image.url, picture])).values(),
  ].toReversed()
}

/** The series record against this opponent; null for a placeholder and before the first meeting. */
export async function readGameCenterHistory(
  context: ReadContext,
  gameId: number,
): Promise<OpponentHistory | null> {
  const game = await readGame(context, gameId)
  const history =
    game && game.opponent.id !== null
      ? await readOpponentHistory(context, game.sport.id, game.opponent.id)
      : null
  return history && { ...history, meetings: history.meetings.slice(0, meetingsShown) }
}

export const handlers = {
  gameCenterHero: (context, { gameId }) => readGameCenterHero(context, gameId),
  gameCenterGallery: (context, { gameId }) => readGameCenterGallery(context, gameId),
  gameCenterStories: (context, { gameId }) => readGameCenterStories(context, gameId),
  gameCenterInfo: (context, { gameId }) => readGameCenterInfo(context, gameId),
  gameCenterHistory: (context, { gameId }) => readGameCenterHistory(context, gameId),
} satisfies Partial<CallHandlers>
