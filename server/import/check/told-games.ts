import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cell } from '../csv/read-csv.ts'
import { RowError } from '../report.ts'
import { readStoryFile, type StoryFile } from '../story/story-file.ts'
import { isSamePlace } from '../../../src/domain/games/same-place.ts'
import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { placeOfDateline } from '../../content/stories/dateline.ts'
import { decodeText } from '../../statcrew/file/xml.ts'
import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { gameRows, rowName, rowPlace, type GameRow } from './game-rows.ts'

const warnStory = createWarning('stories')

/** A story of the folder with its lines, and where its text begins. */
export type ReadStory = { path: string; story: StoryFile; lines: string[]; bodyLine: number }

/** The stories that an import takes. */
export async function readStories({
  folder,
  files,
  settings,
}: CheckedFolder): Promise<ReadStory[]> {
  const stories: ReadStory[] = []
  for (const path of files.stories) {
    const bytes = await readFile(join(folder, path))
    try {
      const story = readStoryFile(bytes, () => {}, settings?.timeZone ?? null)
      const lines = decodeText(bytes).split(/\r\n?|\n/)
      stories.push({
        path,
        story,
        lines,
        bodyLine: lines.length - story.body.split('\n').length + 1,
      })
    } catch (error) {
      if (!(error instanceof RowError)) throw error
    }
  }
  return stories
}

type StoryGames = { told: ReadStory; games: GameRow[] }

/**
 * Stories with the games whose outcome they tell: the post_story of a game, and a game of the front
 * matter whose final score the story has in its head or first paragraph. Previews tell of no game.
 */
export function tellings(pack: CheckedFolder, stories: readonly ReadStory[]): StoryGames[] {
  const rows = gameRows(pack)
  return stories.flatMap((readStory) => {
    const name = nameOf(readStory.path)
    const games = rows.filter(
      ({ row }) =>
        nameOf(cell(row, 'post_story')) === name ||
        (nameOf(cell(row, 'preview_story')) !== name &&
          cell(row, 'ref') !== '' &&
          readStory.story.games.includes(cell(row, 'ref')) &&
          hasScore(readStory.story, row)),
    )
    return games.length > 0 ? [{ told: readStory, games }] : []
  })
}

const nameOf = (path: string): string => path.replace(/^stories\//, '').replace(/\.md$/i, '')

function hasScore({ title, subHeadline, teaser, body }: StoryFile, row: GameRow['row']): boolean {
  const inCells = [cell(row, 'team_score'), cell(row, 'opponent_score')]
  const [us, them] = inCells.every(Boolean)
    ? inCells
    : (/(\d[\d.]*)\s*[-–]\s*(\d[\d.]*)/.exec(cell(row, 'result'))?.slice(1) ?? [])
  if (!us || !them) return false
  const head = [title, subHeadline, teaser, body.trim().split(/\n\s*\n/)[0]].join('\n')
  return [
    [us, them],
    [them, us],
  ].some((pair) => new RegExp(`(?<![\\d.-])${pair.map(literal).join('[-–]')}(?![\\d-])`).test(head))
}

const literal = (text: string): string => text.replaceAll('.', String.raw`\.`)

/** Stories that are dated before the game that they tell of. */
export function earlyStories(pack: CheckedFolder, stories: readonly ReadStory[]): Finding[] {
  return tellings(pack, stories).flatMap(({ told: { path, story, lines }, games }) =>
    games
      .filter((game) => isBefore(story.date, game.game))
      .map((game) =>
        warnStory(
          path,
          lines.findIndex((line) => /^date\s*:/.test(line)) + 1 || 1,
          `is dated ${shownMoment(story.date)}, before ${rowName(game)}, ` +
            `${shownMoment(game.game.date)} in ${rowPlace(game)}`,
          'correct the date of the story or of the game, or name another game in the story',
        ),
      ),
  )
}

const hasClock = (dateTime: string): boolean => dateTime.length > 10 && !dateTime.includes('T00:00')
const shownMoment = (dateTime: string): string =>
  hasClock(dateTime) ? dateTime.slice(0, 16).replace('T', ' ') : dateTime.slice(0, 10)
const isBefore = (date: string, game: GameRow['game']): boolean =>
  hasClock(date) && hasClock(game.date) && !game.tbd
    ? date < game.date
    : date.slice(0, 10) < game.date.slice(0, 10)

/** Datelines that are not the place of the game that the story tells of. */
export function datelines(pack: CheckedFolder, stories: readonly ReadStory[]): Finding[] {
  const towns = new Set(
    gameRows(pack).map(({ game }) => normalizeSchoolName((game.location ?? '').split(',')[0]!)),
  )
  return tellings(pack, stories).flatMap(({ told: { path, story, lines, bodyLine }, games }) => {
    const firstLine = lines.findIndex((line, i) => i >= bodyLine - 1 && line.trim() !== '')
    const written = story.isHtml ? undefined : placeOfDateline(lines[firstLine] ?? '')
    const locations = games.map(({ game }) => game.location)
    // Without a state it may be a heading (GAME NOTES –), unless it is a town of the schedule.
    if (!written || (!written.includes(',') && !towns.has(normalizeSchoolName(written)))) return []
    if (locations.some((location) => location === null || isAt(written, location))) return []
    return [
      warnStory(
        path,
        firstLine + 1,
        `the dateline is ${written}, but ${rowName(games[0]!)} was played in ${locations[0]} ` +
          `(${rowPlace(games[0]!)})`,
        'write the place of the game in the dateline, or correct the location of the game',
      ),
    ]
  })
}

const lastPart = (location: string) => location.split(',').at(-1)!
/** A location without a state, such as 'Kite Field, Tarrow', is compared by its town only. */
const isAt = (written: string, location: string): boolean =>
  isSamePlace(written, location) ||
  isSamePlace(location, written) ||
  normalizeSchoolName(lastPart(location)) === normalizeSchoolName(written.split(',')[0]!)
