import papaparse from 'papaparse'
import type { Day } from '../calendar.ts'
import type { Department } from '../department.ts'
import type { Fixture, Link } from '../schedule/fixture.ts'
import { writeBio } from '../teams/bios.ts'
import { longYear } from '../teams/class-years.ts'
import type { RosterPlayer } from '../teams/rosters.ts'
import { keyOf } from '../teams/people.ts'
import type { Team } from '../world.ts'

const csv = (rows: readonly object[]): string => `${papaparse.unparse([...rows], { newline: '\n' })}\n`

export const shieldPath = (title: string): string => `pictures/opponents/${keyOf(title)}.svg`

export const sportsCsv = (department: Department, teams: readonly Team[]): string => csv(teams.map(({ plan, seasons }) => ({
  title: plan.title, slug: plan.slug, short_name: plan.shortName, abbrev: plan.abbrev, code: plan.code, gender: plan.gender,
  current_season: seasons.find((season) => season.current)?.title ?? '',
  tickets: ['football', 'mbball', 'wbball'].includes(plan.code) ? `https://tickets.${department.emailHost}/${plan.slug}` : '',
  twitter: `${department.shortName}${plan.abbrev}`, instagram: `${department.shortName.toLowerCase()}_${plan.shortName}`,
})))

export const opponentsCsv = (department: Department): string => csv(department.opponents.map((opponent) => ({
  title: opponent.title, location: opponent.location, mascot: opponent.mascot, website: `https://${keyOf(opponent.title).replaceAll('-', '')}.example`,
  logo: shieldPath(opponent.title), aliases: opponent.title.endsWith(' State') ? opponent.title.replace(/State$/, 'St.') : '', tag: opponent.tag,
})))

const height = (inches: number | null) => (inches === null ? '' : `${Math.floor(inches / 12)}-${inches % 12}`)

export const rosterCsv = (department: Department, team: Team, roster: readonly RosterPlayer[], pictures: ReadonlyMap<string, string>): string => csv(roster.map((player) => ({
  jersey: player.jersey, first_name: player.person.first, last_name: player.person.last, position: player.position,
  class: department.classStyle === 'long' ? longYear(player.year) : player.year,
  height: height(player.height), weight: player.weight ?? '', hometown: player.person.hometown, high_school: player.person.highSchool, previous_school: player.previousSchool,
  major: player.person.major, captain: player.captain ? 'y' : '', picture: pictures.get(player.person.key) ?? '',
  bio: writeBio(department, team.plan, player), person: player.person.key,
  instagram: player.person.key.length % 3 === 0 ? player.person.key.replaceAll('-', '.') : '',
})))

export const staffCsv = (team: Team): string => csv(team.staff)

const link = (value: Link | undefined) => (value === undefined ? '' : `${value.title}|${value.url}`)

export const scheduleCsv = (fixtures: readonly Fixture[]): string => csv(fixtures.map((game) => ({
  ref: game.ref, date: game.date satisfies Day, time: game.time, end_date: game.endDate ?? '', opponent: game.shown, home_away: game.homeAway, location: game.location, facility: game.facility,
  type: game.type, conference: game.conference ? 'y' : '', doubleheader: game.doubleheader ?? '', tournament: game.tournament, promotion: game.promotion,
  tv: link(game.links.tv), radio: link(game.links.radio), video: link(game.links.video), audio: link(game.links.audio), stats: link(game.links.stats), tickets: link(game.links.tickets),
  status: game.status, result: game.outcome?.result ?? '', team_score: game.outcome?.teamScore ?? '', opponent_score: game.outcome?.opponentScore ?? '',
  prescore: game.outcome?.prescore ?? '', postscore: game.outcome?.postscore ?? '', stat_file: game.statFile, preview_story: game.previewStory, post_story: game.postStory,
})))
