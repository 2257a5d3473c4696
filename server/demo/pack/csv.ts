import papaparse from 'papaparse'
import type { Day } from '../calendar.ts'
import type { Department } from '../department.ts'
import type { Fixture, Link } from '../schedule/fixture.ts'
import { writeBio } from '../teams/bios.ts'
import { longYear } from '../teams/class-years.ts'
import type { RosterPlayer } from '../teams/rosters.ts'
import { keyOf } from '../teams/people.ts'
import type { Team } from '../world.ts'

const csv = (rows: readonly object[]): string =>
  `${papaparse.unparse([...rows], { newline: '\n' })}\n`

export const shieldPath = (title: string): string => `pictures/opponents/${keyOf(title)}.svg`

export const sportsCsv = (department: Department, teams: readonly Team[]): string =>
  csv(
    teams.map(({ plan, seasons }) => ({
      title: plan.title,
      slug: plan.slug,
      short_name: plan.shortName,
      abbrev: plan.abbrev,
      code: plan.code,
      gender: plan.gender,
      current_season: seasons.find((season) => season.current)?.title ?? '',
      tickets: ['football', 'mbball', 'wbball'].includes(plan.code)
        ? `https://tickets.${department.emailHost}/${plan.slug}`
        : '',
      twitter: `${department.shortName}${plan.abbrev}`,
      instagram: `${department.shortName.toLowerCase()}_${plan.shortName}`,
    })),
  )

export const opponentsCsv = (department: Department): string =>
  csv(
    department.opponents.map((opponent) => ({
      title: opponent.title,
      location: opponent.location,
      mascot: opponent.mascot,
      website: `https://${keyOf(opponent.title).replaceAll('-', '')}.example`,
      logo: shieldPath(opponent.title),
      aliases: opponent.title.endsWith(' State') ? opponent.title.replace(/State$/, 'St.') : '',
      tag: opponent.tag,
    })),
  )

const height = (inches: number | null) =>
  inches === null ? '' : `${Math.floor(inches / 12)}-${inches % 12}`

/** Newcomers have won none; of the seasons before this one most have a letter. */
const lettersOf = ({ year, skill, previousSchool }: RosterPlayer): number | '' => {
  const before =
    previousSchool === ''
      ? { F: 0, S: 1, J: 2, G: 4 }[year.replace('R-', '')[0] as 'F' | 'S' | 'J' | 'G'] +
        (year.includes('Sr') ? 2 : 0)
      : 0
  return before === 0 ? '' : Math.max(1, before - (skill < 0.5 ? 1 : 0))
}

export const rosterCsv = (
  department: Department,
  team: Team,
  roster: readonly RosterPlayer[],
  pictures: ReadonlyMap<string, string>,
): string =>
  csv(
    roster.map((player) => ({
      jersey: player.jersey,
      first_name: player.person.first,
      last_name: player.person.last,
      position: player.position,
      class: department.classStyle === 'long' ? longYear(player.year) : player.year,
      height: height(player.height),
      weight: player.weight ?? '',
      hometown: player.person.hometown,
      high_school: player.person.highSchool,
      previous_school: player.previousSchool,
      major: player.person.major,
      gender: team.plan.gender === 'mixed' ? player.person.gender : '',
      letters: lettersOf(player),
      captain: player.captain ? 'y' : '',
      picture: pictures.get(player.person.key) ?? '',
      bio: writeBio(department, team.plan, player),
      person: player.person.key,
      instagram: player.person.key.length % 3 === 0 ? player.person.key.replaceAll('-', '.') : '',
    })),
  )

/**
 * As the other school sends it: what stands on a flip card, and nothing of portraits and
 * biographies.
 */
export const opponentRosterCsv = (
  department: Department,
  roster: readonly RosterPlayer[],
): string =>
  csv(
    roster.map((player) => ({
      jersey: player.jersey,
      first_name: player.person.first,
      last_name: player.person.last,
      position: player.position,
      class: department.classStyle === 'long' ? longYear(player.year) : player.year,
      height: height(player.height),
      weight: player.weight ?? '',
      hometown: player.person.hometown,
      high_school: player.person.highSchool,
      previous_school: player.previousSchool,
      captain: player.captain ? 'y' : '',
    })),
  )

export const staffCsv = (team: Team): string => csv(team.staff)

const link = (value: Link | undefined) => (value === undefined ? '' : `${value.title}|${value.url}`)

export const scheduleCsv = (fixtures: readonly Fixture[]): string =>
  csv(
    fixtures.map((game) => ({
      ref: game.ref,
      date: game.date satisfies Day,
      time: game.time,
      end_date: game.endDate ?? '',
      opponent: game.shown,
      home_away: game.homeAway,
      location: game.location,
      facility: game.facility,
      type: game.type,
      conference: game.conference ? 'y' : '',
      doubleheader: game.doubleheader ?? '',
      tournament: game.tournament,
      promotion: game.promotion,
      tv: link(game.links.tv),
      radio: link(game.links.radio),
      video: link(game.links.video),
      audio: link(game.links.audio),
      stats: link(game.links.stats),
      tickets: link(game.links.tickets),
      status: game.status,
      result: game.outcome?.result ?? '',
      team_score: game.outcome?.teamScore ?? '',
      opponent_score: game.outcome?.opponentScore ?? '',
      prescore: game.outcome?.prescore ?? '',
      postscore: game.outcome?.postscore ?? '',
      stat_file: game.statFile,
      preview_story: game.previewStory,
      post_story: game.postStory,
      ...gameWords(game),
    })),
  )

/**
 * What only the game's own page shows: who is in the light, the links of a tournament, notes for
 * the press.
 */
function gameWords({
  ref,
  homeAway,
  promotion,
  tournament,
  opponent,
  outcome,
  endDate,
  conference,
  plan,
}: Fixture) {
  const address = (what: string) => `https://www.example.org/${what}/${ref}`
  const field = opponent === null
  return {
    spotlight: promotion !== '' && homeAway === 'H' ? 'y' : '',
    end_time: endDate === null ? '' : '4:30 p.m.',
    show_at_vs: field ? 'n' : '',
    tournament_website:
      tournament === '' ? '' : `https://www.example.org/tournaments/${keyOf(tournament)}`,
    tournament_color: tournament === '' ? '' : '#2f5d50',
    game_files:
      plan.code === 'football' || plan.code.endsWith('bball')
        ? `Game Notes (PDF) | ${address('notes')}.PDF`
        : '',
    game_links:
      homeAway === 'H' && outcome === null && conference
        ? `Parking and gates | ${address('parking')}`
        : '',
    galleries:
      homeAway === 'H' && outcome !== null && conference ? `Photos | ${address('photos')}` : '',
  }
}
