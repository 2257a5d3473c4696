import type { AllAmericanTeaser, AwardTeaser, InducteeTeaser } from '../schema/honors.ts'
import type { OpponentPlayer } from '../schema/opponent-roster.ts'
import type { PastPlayer, RosterTeaser } from '../schema/player.ts'
import type { Player, StaffMember } from '../schema/roster.ts'
import type { CoachingSeason, StaffEntry } from '../schema/staff.ts'

/**
 * Rows of people for a spreadsheet: the heads are those that the importer reads, so that what is
 * taken out can be put in again.
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
