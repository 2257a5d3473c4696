import type { BoxScore } from './box-score.schema.ts'
import type { Game, ScheduleRecord } from './game.schema.ts'
import type { AllAmericanTeaser, AwardTeaser, InducteeTeaser } from './honors.schema.ts'
import type { Meeting, OpponentSummary } from './opponents.schema.ts'
import type { OpponentPlayer, PastPlayer, RosterTeaser } from './people.schema.ts'
import type { CareerStats, PlayerStats } from './stats.schema.ts'
import type { Player, StaffMember } from './roster.schema.ts'
import type { SeasonStats, LeaderGroup } from './season-stats.schema.ts'
import type { CoachingSeason, StaffEntry } from './staff.schema.ts'
import type { Standing } from './sports.schema.ts'

/**
 * Rows of people for CSV, with the headings that the importer reads, so that they can be imported
 * again.
 */
export const opponentPlayerRow = (one: OpponentPlayer) => ({
  jersey: one.jerseyNumber,
  first_name: one.firstName,
  last_name: one.lastName,
  position: one.positionLong || one.positionShort,
  class: one.academicYearLong,
  height: one.heightFeet ? `${one.heightFeet}-${one.heightInches ?? 0}` : '',
  weight: one.weight,
  hometown: one.hometown,
  high_school: one.highSchool,
  previous_school: one.previousSchool,
  captain: one.isCaptain ? 'y' : '',
})

export const playerRow = (one: Player) => {
  const { captain, ...row } = opponentPlayerRow(one)
  return {
    ...row,
    major: one.major,
    captain,
    letters: one.letters,
    roster_player_id: one.rosterPlayerId,
  }
}

export const rosterTeaserRow = (one: RosterTeaser) => ({
  roster_id: one.rosterId,
  sport: one.sport.title,
  season: one.season,
  current: one.isCurrent ? 'y' : '',
  players: one.players,
  url: one.url,
})

export const pastPlayerRow = (one: PastPlayer) => ({
  first_name: one.firstName,
  last_name: one.lastName,
  sport: one.sport.title,
  years: one.years,
  position: one.position,
  letters: one.letters,
  hometown: one.hometown,
  url: one.url,
})

export const memberRow = (one: StaffMember) => ({
  first_name: one.firstName,
  last_name: one.lastName,
  title: one.title,
  email: one.email,
  phone: one.phone,
})

export const staffRow = (one: StaffEntry) => ({
  ...memberRow({ ...one, staffId: one.id, hideBio: false }),
  department: one.department?.title ?? '',
  sports: one.sports.map(({ title }) => title).join(', '),
})

export const inducteeRow = (one: InducteeTeaser) => ({
  honor: one.honor.title,
  first_name: one.firstName,
  last_name: one.lastName,
  class: one.classYear,
  category: one.category,
  sports: one.sports.map(({ title }) => title).join(', '),
  url: one.url,
})

export const selectionRows = (one: AllAmericanTeaser) =>
  one.selections.map(({ year, team, organization, event }) => ({
    year,
    first_name: one.firstName,
    last_name: one.lastName,
    sport: one.sport.title,
    team,
    organization,
    event,
  }))

export const awardRow = (one: AwardTeaser) => ({
  date: one.date.slice(0, 10),
  award: one.title,
  type: one.type?.title ?? '',
  name: one.name,
  sport: one.sport?.title ?? '',
  url: one.url,
})

export const coachingRow = (one: CoachingSeason) => ({
  season: one.season,
  names: one.names,
  wins: one.wins,
  losses: one.losses,
  ties: one.ties,
  win_percent: one.winPercent,
  conference_wins: one.conferenceWins,
  conference_losses: one.conferenceLosses,
  conference_ties: one.conferenceTies,
  conference_win_percent: one.conferenceWinPercent,
  note: one.note,
})

const places = { H: 'Home', A: 'Away', N: 'Neutral' } as const

/** Games for spreadsheets: readable headings, date and time in separate columns. */
export const gameRows = (games: readonly Game[]): Record<string, unknown>[] =>
  games.map((game) => ({
    Id: game.id,
    Date: game.date.slice(0, 10),
    Time: game.time,
    'End date': game.endDate?.slice(0, 10) ?? null,
    Sport: game.sport.title,
    Season: game.season,
    'At/Vs': game.atVs,
    Opponent: game.opponent.title,
    Place: places[game.locationIndicator],
    Location: game.location,
    Facility: game.facility?.title ?? null,
    Tournament: game.tournament?.title ?? null,
    Conference: game.conference ? 'yes' : 'no',
    Status: game.noplayText ?? null,
    Result: game.result?.status ?? null,
    'Team score': game.result?.teamScore ?? null,
    'Opponent score': game.result?.opponentScore ?? null,
    Note: [game.result?.prescoreInfo, game.result?.postscoreInfo].filter(Boolean).join(' ') || null,
    TV: game.media.tv?.title ?? null,
    Radio: game.media.radio?.title ?? null,
    Tickets: game.media.tickets?.url ?? null,
  }))

export const meetingRows = (meetings: readonly Meeting[]): Record<string, unknown>[] =>
  meetings.map((meeting) => ({
    Season: meeting.season,
    Date: meeting.date,
    Opponent: meeting.opponent.title,
    Place: meeting.locationIndicator && places[meeting.locationIndicator],
    Location: meeting.location,
    Result: meeting.result?.status ?? null,
    'Team score': meeting.result?.teamScore ?? null,
    'Opponent score': meeting.result?.opponentScore ?? null,
    Forfeit: meeting.forfeit ? 'yes' : 'no',
    Note: meeting.note,
  }))

export const opponentRows = (list: readonly OpponentSummary[]): Record<string, unknown>[] =>
  list.map(({ opponent, ...series }) => ({
    Opponent: opponent.title,
    Location: opponent.location,
    Games: series.games,
    Wins: series.wins,
    Losses: series.losses,
    Ties: series.ties,
    Record: series.record,
    'First meeting': series.firstMeeting,
    'Last meeting': series.lastMeeting,
  }))

export const recordRow = (record: ScheduleRecord): Record<string, unknown> => ({
  Overall: record.overallRecord,
  'Overall %': record.overallPercentage,
  Conference: record.conferenceRecord,
  'Conference %': record.conferencePercentage,
  Points: record.conferencePoints,
  Streak: record.streak,
  Home: record.homeRecord,
  Away: record.awayRecord,
  Neutral: record.neutralRecord,
})

export const standingRows = (rows: readonly Standing[]): Record<string, unknown>[] =>
  rows.map((row) => ({
    Rank: row.rank,
    School: row.title,
    Conference: row.conferenceRecord,
    'Conference %': row.conferencePercentage,
    Points: row.conferencePoints,
    Overall: row.overallRecord,
    'Overall %': row.overallPercentage,
    Home: row.homeRecord,
    Away: row.awayRecord,
    Neutral: row.neutralRecord,
    Streak: row.streak,
  }))

type Rows = Record<string, unknown>[]
type Heads = readonly { title: string }[]

const cellsBy = (columns: Heads, cells: readonly string[]) =>
  Object.fromEntries(columns.map(({ title }, i) => [title, cells[i] ?? '']))

/** All tables of a box score as one sheet, with columns for team and table. */
export const boxScoreRows = (box: BoxScore | null): Rows =>
  box === null
    ? []
    : [box.visitingTeam, box.homeTeam].flatMap((team) =>
        team.tables.flatMap(({ title, columns, rows, total }) => [
          ...rows.map((row) => ({
            team: team.name,
            table: title,
            number: row.uni,
            name: row.name,
            position: row.position,
            ...cellsBy(columns, row.cells),
          })),
          ...(total
            ? [
                {
                  team: team.name,
                  table: title,
                  number: '',
                  name: 'Total',
                  position: null,
                  ...cellsBy(columns, total),
                },
              ]
            : []),
        ]),
      )

/**
 * A season as one sheet in the form of `statistics/<sport>/<season>.csv` of an import folder:
 * `table` is the key of the category.
 */
export const seasonRows = (season: SeasonStats | null): Rows =>
  (season?.tables ?? []).flatMap(({ key, columns, rows, total, opponents }) => [
    ...rows.map((row) => ({
      table: key,
      jersey: row.uni,
      name: row.name,
      position: row.position,
      ...cellsBy(columns, row.cells),
    })),
    ...(total
      ? [
          {
            table: key,
            jersey: '',
            name: 'Total',
            position: null,
            ...cellsBy(columns, total.cells),
          },
        ]
      : []),
    ...(opponents
      ? [
          {
            table: key,
            jersey: '',
            name: 'Opponents',
            position: null,
            ...cellsBy(columns, opponents.cells),
          },
        ]
      : []),
  ])

export const leaderRows = (groups: LeaderGroup[]): Rows =>
  groups.flatMap(({ title, leaders }) =>
    leaders.map(({ name, number, position, stat }, i) => ({
      category: title,
      rank: i + 1,
      number,
      name,
      position,
      value: stat.value,
      description: stat.description,
    })),
  )

export const careerRows = (career: CareerStats | null): Rows =>
  Object.values(career ?? {}).flatMap(({ season, tables }) =>
    Object.entries(tables).map(([table, figures]) => ({ season, table, ...figures })),
  )

/** Seasons, career, and games of one season, by category. */
export const playerRows = (player: PlayerStats | null): Rows =>
  (player?.tables ?? []).flatMap(({ title, columns, seasons, career, games }) => [
    ...seasons.map((line) => ({
      table: title,
      season: line.season,
      date: '',
      opponent: '',
      ...cellsBy(columns, line.cells),
    })),
    ...(career
      ? [
          {
            table: title,
            season: 'Career',
            date: '',
            opponent: '',
            ...cellsBy(columns, career.cells),
          },
        ]
      : []),
    ...games.map((line) => {
      const game = player?.games.find(({ gameId }) => gameId === line.gameId)
      return {
        table: title,
        season: player?.season ?? '',
        date: game?.date.slice(0, 10) ?? '',
        opponent: game?.opponent ?? '',
        ...cellsBy(columns, line.cells),
      }
    }),
  ])
