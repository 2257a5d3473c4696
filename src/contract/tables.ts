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
 * Rows of people for CSV. Headings that an import folder has, too, are the same, so that a table
 * can be edited and imported.
 */
export const opponentPlayerRow = (player: OpponentPlayer) => ({
  jersey: player.jerseyNumber,
  first_name: player.firstName,
  last_name: player.lastName,
  position: player.positionLong || player.positionShort,
  class: player.academicYearLong,
  height: player.heightFeet ? `${player.heightFeet}-${player.heightInches ?? 0}` : '',
  weight: player.weight,
  hometown: player.hometown,
  high_school: player.highSchool,
  previous_school: player.previousSchool,
  captain: player.isCaptain ? 'y' : '',
})

export const playerRow = (player: Player) => {
  const { captain, ...row } = opponentPlayerRow(player)
  return {
    ...row,
    major: player.major,
    captain,
    letters: player.letters,
    roster_player_id: player.rosterPlayerId,
  }
}

export const rosterTeaserRow = (roster: RosterTeaser) => ({
  roster_id: roster.rosterId,
  sport: roster.sport.title,
  season: roster.season,
  current: roster.isCurrent ? 'y' : '',
  players: roster.players,
  url: roster.url,
})

export const pastPlayerRow = (player: PastPlayer) => ({
  first_name: player.firstName,
  last_name: player.lastName,
  sport: player.sport.title,
  years: player.years,
  position: player.position,
  letters: player.letters,
  hometown: player.hometown,
  url: player.url,
})

export const memberRow = (member: StaffMember) => ({
  first_name: member.firstName,
  last_name: member.lastName,
  title: member.title,
  email: member.email,
  phone: member.phone,
})

export const staffRow = (entry: StaffEntry) => ({
  ...memberRow({ ...entry, staffId: entry.id, hideBio: false }),
  department: entry.department?.title ?? '',
  sports: entry.sports.map(({ title }) => title).join(', '),
})

export const inducteeRow = (inductee: InducteeTeaser) => ({
  honor: inductee.honor.title,
  first_name: inductee.firstName,
  last_name: inductee.lastName,
  class: inductee.classYear,
  category: inductee.category,
  sports: inductee.sports.map(({ title }) => title).join(', '),
  url: inductee.url,
})

export const selectionRows = (allAmerican: AllAmericanTeaser) =>
  allAmerican.selections.map(({ year, team, organization, event }) => ({
    year,
    first_name: allAmerican.firstName,
    last_name: allAmerican.lastName,
    sport: allAmerican.sport.title,
    team,
    organization,
    event,
  }))

export const awardRow = (award: AwardTeaser) => ({
  date: award.date.slice(0, 10),
  award: award.title,
  type: award.type?.title ?? '',
  name: award.name,
  sport: award.sport?.title ?? '',
  url: award.url,
})

export const coachingRow = (season: CoachingSeason) => ({
  season: season.season,
  names: season.names,
  wins: season.wins,
  losses: season.losses,
  ties: season.ties,
  win_percent: season.winPercent,
  conference_wins: season.conferenceWins,
  conference_losses: season.conferenceLosses,
  conference_ties: season.conferenceTies,
  conference_win_percent: season.conferenceWinPercent,
  note: season.note,
})

const locationLabels = { H: 'Home', A: 'Away', N: 'Neutral' } as const

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
    Place: locationLabels[game.locationIndicator],
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
    Place: meeting.locationIndicator && locationLabels[meeting.locationIndicator],
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
