import type { GameCenterHero } from '../../contract/game-center.schema.ts'
import type { Side } from './box-score.ts'
import type { Meeting } from '../../contract/opponents.schema.ts'
import { percentOf } from '../number.ts'
import { newestFirst } from './opponent-history.ts'
import { countGames, countsTowardRecord, parseWinPercentage } from './record.ts'
import { withEnDash } from './score.ts'
import { splitRecord } from './team-records.ts'
import type { Comparison } from './team-comparison.ts'

type Team = Pick<GameCenterHero['school'], 'record' | 'season'>
export type Matchup =
  | {
      kind: 'comparison'
      rows: Comparison[]
      /** Some rows are from statistics, which may be of fewer games than the others. */
      hasStatistics: boolean
    }
  /** Our season alone. */
  | { kind: 'ours'; facts: { label: string; value: string }[] }

/** Fewer rows are no comparison: the scoreboard has both records. */
const leastRows = 3
/** More rows than this leave out the finer records, then the least telling statistics. */
const mostRows = 10
const finerRecords = new Set(['home', 'away', 'streak'])

const lines: { key: string; label: string; read: (team: Team) => string | null | undefined }[] = [
  { key: 'record', label: 'Record', read: ({ record }) => splitRecord(record).overall },
  { key: 'conference', label: 'Conference', read: ({ season }) => season?.conferenceRecord },
  { key: 'home', label: 'Home', read: ({ season }) => season?.homeRecord },
  { key: 'away', label: 'Away', read: ({ season }) => season?.awayRecord },
  { key: 'last-five', label: 'Last five', read: ({ season }) => season?.lastFive },
  { key: 'streak', label: 'Streak', read: ({ season }) => season?.streak },
]

/** Meetings whose scores are averaged. */
const recentMeetings = 5

/**
 * The seasons of both teams before their game, in what is known of both; without enough of the
 * opponent only ours. Null when ours has no result.
 */
export function compareSeasons(
  { school, opponent }: Record<'school' | 'opponent', Team>,
  ourSide: Side,
): Matchup | null {
  const { overall } = splitRecord(school.record)
  if (!school.season || countGames({ overallRecord: overall }) === 0) return null
  const [visitor, home] = ourSide === 'home' ? [opponent, school] : [school, opponent]
  const statistics = school.season.statistics.flatMap(({ key, title, better }) => {
    const [left, right] = [visitor, home].map(
      ({ season }) => season?.statistics.find((other) => other.key === key)?.value,
    )
    return left && right ? [averageRow({ key, label: title, better }, left, right)] : []
  })
  const all = [
    ...lines.flatMap(({ key, label, read }) => {
      const [left, right] = [read(visitor), read(home)]
      return left && right ? [toRow(key, label, left, right)] : []
    }),
    ...setsRow(visitor, home),
    ...listPoints(school.season).flatMap(({ key, label }) => {
      const [left, right] = [visitor, home].map(({ season }) => season?.perGame?.[key])
      const better = key === 'scored' ? 'more' : 'fewer'
      return left && right ? [averageRow({ key, label, better }, left, right)] : []
    }),
    ...statistics,
  ]
  const rows =
    all.length > mostRows ? all.filter(({ key }) => !finerRecords.has(key)).slice(0, mostRows) : all
  if (rows.length >= leastRows)
    return { kind: 'comparison', rows, hasStatistics: statistics.length > 0 }
  const facts = [
    ...lines.map(({ label, read }) => ({ label, value: withEnDash(read(school) ?? '') })),
    ...listAverages(school.season),
  ]
  return {
    kind: 'ours',
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  }
}

/** Sets of a match: three are won or lost, so the sets lost need no row. */
function setsRow(...teams: [Team, Team]): Comparison[] {
  const [visitor, home] = teams.map(({ season }) => season?.perGame)
  if (visitor?.unit !== 'sets' || home?.unit !== 'sets') return []
  const share = ({ scored }: typeof visitor) => percentOf(Number(scored), 3)
  const bars = { visitor: share(visitor), home: share(home) }
  return [
    {
      key: 'sets',
      label: 'Sets won per match',
      long: null,
      visitor: visitor.scored,
      home: home.scored,
      percents: null,
      bars,
      better: bars.visitor === bars.home ? null : bars.visitor > bars.home ? 'visitor' : 'home',
    },
  ]
}

/** Those that are rows of their own. */
const listPoints = (season: NonNullable<Team['season']>) =>
  season.perGame?.unit === 'sets' ? [] : listAverages(season)

/** What a team scored and allowed per game; empty without averages. */
function listAverages({ perGame }: NonNullable<Team['season']>) {
  if (!perGame) return []
  const isSets = perGame.unit === 'sets'
  const unit = perGame.unit.replace(/^./, (letter) => letter.toUpperCase())
  return (
    [
      ['scored', isSets ? 'Sets won per match' : `${unit} per game`],
      ['allowed', isSets ? 'Sets lost per match' : `${unit} allowed per game`],
    ] as const
  ).map(([key, label]) => ({ key, label, value: perGame[key] }))
}

/**
 * '17.8–14.4', what we and they scored on average in their last meetings; null after fewer than
 * two. It says nothing of this season.
 */
export function averageMeetings(
  meetings: readonly Meeting[],
): { meetings: number; score: string } | null {
  const scores = newestFirst(meetings)
    .filter((meeting) => countsTowardRecord(meeting) && !meeting.forfeit)
    .map(({ result }) => [
      Number.parseFloat(result?.teamScore ?? ''),
      Number.parseFloat(result?.opponentScore ?? ''),
    ])
    .filter(([us, them]) => !Number.isNaN(us! + them!))
    .slice(0, recentMeetings)
  if (scores.length < 2) return null
  const averages = [0, 1].map((index) =>
    (scores.reduce((sum, score) => sum + score[index]!, 0) / scores.length).toFixed(1),
  )
  return { meetings: scores.length, score: averages.join('–') }
}

/** Records have bars by percentage, and the better one is the heavier. */
function toRow(key: string, label: string, visitor: string, home: string): Comparison {
  const isRecord = [visitor, home].every((text) => /^\d+-\d+/.test(text))
  const [left, right] = [visitor, home].map(winPercent)
  const bars = isRecord ? { visitor: left!, home: right! } : null
  const better =
    !bars || bars.visitor === bars.home ? null : bars.visitor > bars.home ? 'visitor' : 'home'
  return { key, label, long: null, visitor, home, percents: null, bars, better }
}

/** Averages have bars relative to the larger one. */
function averageRow(
  { key, label, better }: { key: string; label: string; better: 'more' | 'fewer' },
  visitor: string,
  home: string,
): Comparison {
  const maximum = Math.max(Number(visitor), Number(home))
  const difference = (Number(visitor) - Number(home)) * (better === 'more' ? 1 : -1)
  return {
    key,
    label,
    long: null,
    visitor,
    home,
    percents: null,
    bars: {
      visitor: percentOf(Number(visitor), maximum),
      home: percentOf(Number(home), maximum),
    },
    better: difference === 0 ? null : difference > 0 ? 'visitor' : 'home',
  }
}

/** 55.6 of '5-4'. */
const winPercent = (record: string) => Math.round(Number(parseWinPercentage(record)) * 1000) / 10
