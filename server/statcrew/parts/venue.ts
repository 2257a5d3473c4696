import type { StatFile } from '../../../src/contract/box-score.schema.ts'
import { attr, child, childrenNamed, numberOf, type XmlElement } from '../file/xml-element.ts'
import { isoDay } from './dates.ts'
import { shownName } from './names.ts'

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

/** Where and when; what the file leaves empty is null, an attendance of 0 too. */
export function readVenue(root: XmlElement, warnings: string[]): StatFile['venue'] {
  const venue = child(root, 'venue')
  const date = isoDay(attr(venue, 'date'))
  if (date === '')
    warnings.push(`The file gives no date that can be read: "${attr(venue, 'date')}".`)
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
    officials: [...officialsOf(child(venue, 'officials')), ...officialsOf(child(venue, 'umpires'))],
  }
}

function attendanceOf(venue: XmlElement | undefined): number | null {
  const attendance = numberOf(venue, 'attend') ?? numberOf(venue, 'attendance')
  return attendance !== null && attendance > 0 ? Math.round(attendance) : null
}

function saysYes(of: XmlElement | undefined, name: string): boolean {
  return /^(?:y|yes|1|t|true)$/i.test(attr(of, name))
}

function weatherOf(venue: XmlElement | undefined): string | null {
  const words = [attr(venue, 'weather'), attr(venue, 'conditions')].filter((text) => text !== '')
  const temperature = attr(venue, 'temp')
  if (temperature !== '' && !words.join(' ').includes(temperature))
    words.push(/^-?\d+$/.test(temperature) ? `${temperature}°F` : temperature)
  const wind = attr(venue, 'wind')
  if (wind !== '') words.push(/wind|calm/i.test(wind) ? wind : `wind ${wind}`)
  return words.join(', ') || null
}

/** Either a child each, or an attribute each. A feed wrote " ,   ,   " for none. */
function officialsOf(officials: XmlElement | undefined): StatFile['venue']['officials'] {
  if (officials === undefined) return []
  const listed = childrenNamed(officials, 'official').map((official) => ({
    title: attr(official, 'title') || 'Official',
    name: attr(official, 'name'),
  }))
  const named = [...officialTitles].map(([key, title]) => ({ title, name: attr(officials, key) }))
  return [...listed, ...named]
    .filter(({ name }) => /\p{L}/u.test(name))
    .map(({ title, name }) => ({ title, name: title === 'Officials' ? name : shownName(name) }))
}
