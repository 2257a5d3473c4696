import type { Game, Schedule } from '../../../src/contract/game.schema.ts'
import { computeRecord, countsTowardRecord } from '../../../src/domain/games/record.ts'
import { readSchedule } from '../../content/games/schedules.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSports } from '../../content/sports/sports.ts'
import { cell } from '../csv/read-csv.ts'
import { conferencePattern, textPattern, type CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { rowName, type GameRow } from './game-rows.ts'
import { parseTally, tallyText } from './season-records.ts'
import { tellings, type ReadStory } from './told-games.ts'

const warnRecord = createWarning('records')

/**
 * Our record in a story of one game, where the results up to that game come to another one. A story
 * may also have the record of a later game before its date.
 */
export async function toldRecords(
  pack: CheckedFolder,
  stories: readonly ReadStory[],
): Promise<Finding[]> {
  const findRecords = recordFinder(pack)
  const schedules = scheduleReader(pack)
  const findings: Finding[] = []
  for (const { told, games } of tellings(pack, stories)) {
    const [game] = games
    if (games.length !== 1 || !game || told.story.isHtml || told.story.games.length > 1) continue
    const tallies = told.lines.flatMap((text, i) =>
      i + 1 < told.bodyLine ? [] : findRecords(text).map((record) => ({ ...record, line: i + 1 })),
    )
    if (tallies.length === 0) continue
    const schedule = await schedules(game)
    const records = schedule && recordsFrom(schedule, game, told.story.date.slice(0, 10))
    if (!records) continue
    for (const { line, kind, tally } of tallies) {
      const possible = records[kind]
      if (possible.length === 0 || possible.includes(tally)) continue
      findings.push(
        warnRecord(
          told.path,
          line,
          `says that our ${kind === 'conference' ? 'conference ' : ''}record is ${tally}; after ` +
            `${rowName(game)} the results in ${game.schedule.path} come to ${possible[0]}`,
          'correct the record in the story, or the results',
        ),
      )
    }
  }
  return findings
}

type StatedRecord = { kind: 'overall' | 'conference'; tally: string }

const tallyPattern = String.raw`\d+[-–]\d+(?:[-–]\d+)?(?![-–\d])`
const verb =
  '(?:is|are|(?:improve[sd]?|fell|falls?|drop(?:s|ped)?|moved?|moves|rose|rises?) to) (?:now )?'

/**
 * 'Harlan State is 7-6 overall and 3-5 in the Prairie Lakes Conference.' and 'Harlan State (7-6,
 * 3-5 PLC)'. 'is 7-1 at home' is another record.
 */
function recordFinder(pack: CheckedFolder): (text: string) => StatedRecord[] {
  const { settings } = pack
  const names = [
    settings?.name,
    settings?.schoolName,
    settings?.shortName,
    settings?.mascotPlural,
  ].flatMap((name) => (name ? [textPattern(name)] : []))
  if (names.length === 0) return () => []
  // Not after another capital letter: 'North Harlan State' is another school.
  const us = String.raw`(?<!(?<!\p{L})(?!The )\p{Lu}[\p{L}'’-]* )(?<!\p{L})(?:${names.join('|')})`
  const conference = String.raw`(?:in )?(?:the )?(?:${conferencePattern(pack)})(?: play)?`
  const patterns = [
    new RegExp(
      `${us} ${verb}(?<overall>${tallyPattern})` +
        `(?: overall)?(?:,? (?:and )?(?<conference>${tallyPattern}) ${conference}|(?=[.,;)]|$))`,
      'gu',
    ),
    new RegExp(`${us} ${verb}(?<conference>${tallyPattern}) ${conference}(?=[.,;)]|$)`, 'gu'),
    new RegExp(
      String.raw`${us} \((?<overall>${tallyPattern}), (?<conference>${tallyPattern}) ` +
        String.raw`${conference}\)`,
      'gu',
    ),
  ]
  return (text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ groups = {} }) =>
        (['overall', 'conference'] as const).flatMap((kind) => {
          const tally = parseTally(groups[kind] ?? '')
          return tally ? [{ kind, tally: tallyText(tally) }] : []
        }),
      ),
    )
}

/** Our records after a game, and after each later one up to a day, as texts. */
function recordsFrom(
  { games, record }: Pick<Schedule, 'games' | 'record'>,
  { row, game }: GameRow,
  day: string,
): Record<StatedRecord['kind'], string[]> | null {
  const index = games.findIndex((other) => isGame(other, { row, game }))
  const isComputed = computeRecord(games).overallRecord === record.overallRecord
  const isWhole = games
    .slice(0, index + 1)
    .every((other) => countsTowardRecord(other) || other.type === 'S' || /^[CP]/.test(other.status))
  if (index < 0 || !countsTowardRecord(games[index]!) || !isComputed || !isWhole) return null
  const after = games.flatMap((other, i) =>
    i === index || (i > index && other.date.slice(0, 10) <= day)
      ? [computeRecord(games.slice(0, i + 1))]
      : [],
  )
  const hasConference = games.some((other) => other.conference && countsTowardRecord(other))
  return {
    overall: after.map(({ overallRecord }) => overallRecord),
    conference: hasConference ? after.map(({ conferenceRecord }) => conferenceRecord) : [],
  }
}

const isGame = (other: Game, { row, game }: Pick<GameRow, 'row' | 'game'>): boolean =>
  other.date === game.date && other.opponent.title === cell(row, 'opponent')

function scheduleReader(pack: CheckedFolder): (game: GameRow) => Promise<Schedule | null> {
  const context = new ReadContext(pack.store, pack.tenant)
  const read = new Map<string, Promise<Schedule | null>>()
  return ({ schedule: { path, sport: slug, season } }) => {
    const schedule =
      read.get(path) ??
      readSports(context).then((sports) => {
        const sport = sports.find(({ globalSportNameSlug }) => globalSportNameSlug === slug)
        return sport ? readSchedule(context, sport.id, season) : null
      })
    read.set(path, schedule)
    return schedule
  }
}
