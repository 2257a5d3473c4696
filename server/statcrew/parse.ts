import type { StatFile } from '../../src/contract/schema/box-score.ts'
import { readBaseball } from './baseball.ts'
import { readBasketball } from './basketball.ts'
import { decodeText } from './file/decode-text.ts'
import { attr, child, readXml, type XmlElement } from './file/xml-element.ts'
import { readFootball } from './football.ts'
import { readHockey } from './hockey.ts'
import { readLacrosse } from './lacrosse.ts'
import { isoDay } from './parts/dates.ts'
import { readFieldHockey, readSoccer } from './soccer.ts'
import type { SportPart } from './sport-part.ts'
import { StatFileError } from './stat-file-error.ts'
import { readVolleyball } from './volleyball.ts'

/**
 * `sport` is the code of the schedule's sport: the root of a file never tells it for sure (product
 * §3.2).
 */
type Reader = (root: XmlElement, sport: string | null) => SportPart

const readers = new Map<string, Reader>([
  ['fbgame', readFootball],
  ['bsgame', readBaseball],
  ['vbgame', readVolleyball],
  ['lcgame', readLacrosse],
  ['bbgame', readBasketball],
  [
    'sogame',
    (root, sport) =>
      sport === 'fhockey' || isFieldHockey(root) ? readFieldHockey(root) : readSoccer(root),
  ],
  ['fhgame', readFieldHockey],
  ...['ihgame', 'icgame', 'hkgame', 'hygame'].map((root): [string, Reader] => [root, readHockey]),
])

const otherSports = new Map([
  ['tngame', 'tennis'],
  ['wpgame', 'water polo'],
])

/**
 * The box score in a stat file of the StatCrew XML family, whichever program wrote it. The same
 * bytes give the same answer.
 *
 * Throws `StatFileError` and nothing else: the bytes are no whole XML ('not-xml', 'cut-off', with
 * the line), no stat file ('unknown-root'), a sport not taken ('other-sport'), or lack one of the
 * two teams ('incomplete'). What merely does not add up is shown as given, with a sentence in
 * `warnings`. `venue.date` is '' when the file's date cannot be read. `sport` is the code of the
 * game's sport, where it is known: it decides what the file leaves open (field hockey written as
 * soccer, softball's seven innings).
 */
export function parseStatFile(bytes: Uint8Array, sport: string | null = null): StatFile {
  const root = readXml(decodeText(bytes))
  const read = readers.get(root.name)
  if (read === undefined) throw refusal(root)
  const generated = attr(root, 'generated')
  return {
    ...read(root, sport),
    source: attr(root, 'source'),
    generated: isoDay(generated) || generated || null,
  }
}

function refusal(root: XmlElement): StatFileError {
  const sport = otherSports.get(root.name)
  if (sport !== undefined)
    return new StatFileError('other-sport', `${sport} stat files are not taken yet`)
  return new StatFileError('unknown-root', `not a stat file: root <${root.name}>`)
}

/**
 * Field hockey is written as soccer with a mark (quirk Q63); the mark has been seen on no fixed
 * element.
 */
function isFieldHockey(root: XmlElement): boolean {
  const venue = child(root, 'venue')
  return [root, venue, child(venue, 'rules'), child(venue, 'show'), child(root, 'show')].some(
    (element) => attr(element, 'fhk') === '1',
  )
}
