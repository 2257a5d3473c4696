import type { Game, ScheduleRecord } from './game.schema.ts'
import type { Meeting, OpponentSummary } from './opponents.schema.ts'
import type { Standing } from './sports.schema.ts'

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
