import { attr, child, childrenNamed, numberAttr, type XmlElement } from '../file/xml.ts'
import { dayIn, shownName } from './names.ts'
import { StatFileError } from '../sport-part.ts'
import type { BoxTeam, StatFile } from '../../../src/contract/box-score.schema.ts'

export type Side = 'home' | 'visitor'
export type FileTeam = {
  side: Side
  id: string
  name: string
  record: string | null
  rank: string | null
  element: XmlElement
  totals: XmlElement | undefined
  players: XmlElement[]
}
export type Teams = { home: FileTeam; visitor: FileTeam }

/** Both teams of the file. Throws StatFileError 'incomplete' when one is missing. */
export function readTeams(root: XmlElement): Teams {
  return { home: teamOf(root, 'home'), visitor: teamOf(root, 'visitor') }
}

/** A play's team: by 'H' or 'V', or by tag or name that only one team has; else null. */
export function resolveSide(teamText: string, teams: Teams): Side | null {
  if (teamText === '') return null
  const isOneTag = teams.home.id === teams.visitor.id
  for (const team of [teams.home, teams.visitor])
    if ((teamText === team.id && !isOneTag) || teamText === team.name) return team.side
  return teamText === 'H' ? 'home' : teamText === 'V' ? 'visitor' : null
}

/** A team's part of the box score from its sport's figures. */
export function boxTeam(
  team: FileTeam,
  boxParts: Pick<
    BoxTeam,
    'score' | 'scoreByPeriod' | 'lineTotals' | 'totals' | 'tables' | 'attackBySet'
  >,
): BoxTeam {
  return { id: team.id, name: team.name, record: team.record, rank: team.rank, ...boxParts }
}

function teamOf(root: XmlElement, side: Side): FileTeam {
  const venue = child(root, 'venue')
  const prefix = side === 'home' ? 'home' : 'vis'
  const letter = side === 'home' ? 'H' : 'V'
  const element = childrenNamed(root, 'team').find(
    (team) => attr(team, 'vh').toUpperCase() === letter,
  )
  if (element === undefined)
    throw new StatFileError(
      'incomplete',
      `the file lists no ${side === 'home' ? 'home' : 'visiting'} team (<team vh="${letter}">)`,
    )
  const id = attr(element, 'id') || attr(venue, `${prefix}id`)
  const name = attr(element, 'name') || attr(venue, `${prefix}name`) || id
  if (name === '')
    throw new StatFileError(
      'incomplete',
      `the ${side === 'home' ? 'home' : 'visiting'} team has no name`,
    )
  // Two spellings of the conference record (conf-record, confrecord), or both records in one:
  // "16-6-2, 7-3-0".
  const records = [
    ...attr(element, 'record').split(','),
    attr(element, 'conf-record') || attr(element, 'confrecord'),
  ].map((record) => record.trim())
  const rank = attr(element, 'rank') || attr(venue, `${prefix}rank`)
  return {
    side,
    id,
    name,
    element,
    record: records.filter((record) => record !== '').join(', ') || null,
    rank: rank === '0' || rank === '' ? null : rank,
    totals: child(element, 'totals'),
    players: childrenNamed(element, 'player'),
  }
}

const officialTitles = new Map([
  ['ref', 'Referee'],
  ['ump', 'Umpire'],
  ['line', 'Linesman'],
  ['lj', 'Line judge'],
  ['bj', 'Back judge'],
  ['fj', 'Field judge'],
  ['sj', 'Side judge'],
  ['cj', 'Center judge'],
  ['hp', 'Plate'],
  ['first', 'First base'],
  ['second', 'Second base'],
  ['third', 'Third base'],
  ['lf', 'Left field'],
  ['rf', 'Right field'],
  ['text', 'Officials'],
])

/** Place and date; empty values are null, and so is an attendance of 0. */
export function readVenue(root: XmlElement, warnings: string[]): StatFile['venue'] {
  const venue = child(root, 'venue')
  const date = dayIn(attr(venue, 'date'), () => '')
  if (date === '') warnings.push(`The file has no readable date: "${attr(venue, 'date')}".`)
  return {
    date,
    start: attr(venue, 'start') || null,
    location: attr(venue, 'location') || null,
    stadium: attr(venue, 'stadium') || attr(venue, 'arena') || null,
    attendance: attendanceOf(venue),
    duration: attr(venue, 'duration') || null,
    weather: weatherOf(venue),
    isNeutral: saysYes(venue, 'neutralgame'),
    isALeagueGame: saysYes(venue, 'leaguegame'),
    isAPostseasonGame: saysYes(venue, 'postseason'),
    doubleheaderGame: Number(/^[1-9]$/.exec(attr(venue, 'dhgame'))?.[0]) || null,
    officials: [...officialsOf(child(venue, 'officials')), ...officialsOf(child(venue, 'umpires'))],
  }
}

function attendanceOf(venue: XmlElement | undefined): number | null {
  const attendance = numberAttr(venue, 'attend') ?? numberAttr(venue, 'attendance')
  return attendance !== null && attendance > 0 ? Math.round(attendance) : null
}

function saysYes(of: XmlElement | undefined, name: string): boolean {
  return /^(?:y|yes|1|t|true)$/i.test(attr(of, name))
}

function weatherOf(venue: XmlElement | undefined): string | null {
  const conditions = [attr(venue, 'weather'), attr(venue, 'conditions')].filter(
    (text) => text !== '',
  )
  const temperature = attr(venue, 'temp')
  if (temperature !== '' && !conditions.join(' ').includes(temperature))
    conditions.push(/^-?\d+$/.test(temperature) ? `${temperature}°F` : temperature)
  const wind = attr(venue, 'wind')
  if (wind !== '') conditions.push(/wind|calm/i.test(wind) ? wind : `wind ${wind}`)
  return conditions.join(', ') || null
}

/** One child element each, or one attribute each. A feed wrote " ,   ,   " for none. */
function officialsOf(officials: XmlElement | undefined): StatFile['venue']['officials'] {
  if (officials === undefined) return []
  const listed = childrenNamed(officials, 'official').map((official) => ({
    title: attr(official, 'title') || 'Official',
    name: attr(official, 'name'),
  }))
  const titledOfficials = [...officialTitles].map(([key, title]) => ({
    title,
    name: attr(officials, key),
  }))
  return [...listed, ...titledOfficials]
    .filter(({ name }) => /\p{L}/u.test(name))
    .map(({ title, name }) => ({ title, name: title === 'Officials' ? name : shownName(name) }))
}
