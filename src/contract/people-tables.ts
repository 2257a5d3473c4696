import type { AllAmericanTeaser, AwardTeaser, InducteeTeaser } from './honors.schema.ts'
import type { OpponentPlayer, PastPlayer, RosterTeaser } from './people.schema.ts'
import type { Player, StaffMember } from './roster.schema.ts'
import type { CoachingSeason, StaffEntry } from './staff.schema.ts'

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
