import { StatFile } from '../../src/contract/box-score.schema.ts'
import type { VersionSource } from '../../src/contract/ingest.schema.ts'
import { toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'
import { parseFeed } from '../statcrew/feed/parse-feed.ts'
import { isJson } from '../statcrew/feed/feed-shape.ts'
import { parseStatFile } from '../statcrew/parse.ts'
import { StatFileError } from '../statcrew/sport-part.ts'

const mark = '{"keptByHand":'

/** The stored bytes of a hand-scored version: the resulting file and the sheet. */
export const handVersion = (file: StatFile, sheet: Uint8Array): Uint8Array =>
  Buffer.from(`${mark}${JSON.stringify({ file, sheet: Buffer.from(sheet).toString('utf8') })}}`)

/**
 * The content of a version and its source; `code` is the sport named in it, '' when there is none.
 */
export type ReadVersion = { file: StatFile; source: VersionSource; code: string }

/** Parses a version from any source. Throws StatFileError when it is not one. */
export function readStatVersion(
  bytes: Uint8Array,
  sport: string | null,
  zone: string | null = null,
): ReadVersion {
  if (Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark)
    return { file: readByHand(bytes), source: 'hand', code: '' }
  const dayOf = (date: Date) => (zone === null ? '' : toLocalDateTime(date, zone).slice(0, 10))
  if (isJson(bytes)) {
    const { file, code } = parseFeed(bytes, sport, dayOf)
    return { file: withScores(file), code, source: 'feed' }
  }
  return { file: withScores(parseStatFile(bytes, sport)), source: 'stat-file', code: '' }
}

/** Characters of a score, and of one period of it. */
const longestScore = 4

/** The same file; throws when a score is none, because every page of the department shows it. */
function withScores(file: StatFile): StatFile {
  for (const { name, score, scoreByPeriod } of [file.visitingTeam, file.homeTeam])
    for (const figure of [score, ...scoreByPeriod])
      if (figure.length > longestScore)
        throw new StatFileError(
          'incomplete',
          `"${figure.slice(0, 20)}" is not a score (${name.slice(0, 80)})`,
        )
  return file
}

function readByHand(bytes: Uint8Array): StatFile {
  try {
    const { keptByHand } = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
      keptByHand: { file: unknown }
    }
    return StatFile.parse(keptByHand.file)
  } catch {
    throw new StatFileError('incomplete', 'the hand-scored sheet cannot be read')
  }
}
