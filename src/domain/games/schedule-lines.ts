import type { Game } from '../../contract/game.schema.ts'
import { summarizeOutcome, getLocationParts } from './game-outcome.ts'
import { opponentWithAtVs } from './meets.ts'
import { isExhibition } from './schedule.ts'
import { dayRange, lastsDays, shortWeekday } from '../calendar/when.ts'

/** A game in the columns of a printed schedule. */
export type ScheduleLine = { date: string; opponent: string; place: string; when: string }

export const scheduleLine = (game: Game): ScheduleLine => {
  const { mark, score, words, note, kind } = summarizeOutcome(game)
  const marks = [
    game.conference && '*',
    isExhibition(game) && !/exh/i.test(game.opponent.title) && '(Exhibition)',
    game.doubleheaderGame && `(Game ${game.doubleheaderGame})`,
  ]
  const end = [mark, score ? `${score.team}–${score.opponent}` : words].filter(Boolean).join(' ')
  return {
    date: `${lastsDays(game) ? '' : `${shortWeekday(game.date)}, `}${dayRange(game)}`,
    opponent: [opponentWithAtVs(game), ...marks].filter(Boolean).join(' '),
    place: game.location?.trim() || (getLocationParts(game)[0] ?? ''),
    when:
      (kind === 'final' || kind === 'suspended') && note && note !== 'Final'
        ? `${end} (${note.replace(/^Final(?: · |\/)/, '')})`
        : end,
  }
}

const maxLength = 44

/**
 * A line of text: its game, and the text before, in and after the result column. `game` is null for
 * the heading.
 */
export type TextLine = { game: Game | null; before: string; end: string; after: string }

/** A schedule as plain text in fixed-width columns, for messages and printing. */
export function textLines(games: readonly Game[]): TextLine[] {
  const rows = [
    { game: null, date: 'Date', opponent: 'Opponent', when: 'Time or result', place: 'Location' },
    ...games.map((game) => ({ game, ...scheduleLine(game) })),
  ]
  const width = (column: keyof ScheduleLine) =>
    Math.min(maxLength, Math.max(...rows.map((row) => [...row[column]].length)))
  const [date, opponent, when] = [width('date'), width('opponent'), width('when')]
  const lines = rows.map((row) => ({
    game: row.game,
    before: `${filled(row.date, date)}  ${filled(row.opponent, opponent)}  `,
    end: row.when,
    after: row.place && `${filled('', when - [...row.when].length)}  ${row.place}`,
  }))
  const rule = '-'.repeat(
    Math.max(...lines.map(({ before, end, after }) => [...before, ...end, ...after].length)),
  )
  return [lines[0]!, { game: null, before: rule, end: '', after: '' }, ...lines.slice(1)]
}

const filled = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - [...text].length))
