import { ResultMark } from '../../blocks/ResultMark.tsx'
import type { Meeting, SeasonResults } from '../../contract/opponents.schema.ts'
import { opponentHistoryPath, formatPartialDate } from '../../domain/games/opponent-history.ts'
import { formatResult } from '../../domain/games/results.ts'
import { dateTimeAttribute, monthDay, shortWeekday } from '../../domain/calendar/when.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './ResultsScreen.module.css'

const locationLabels = { H: 'Home', A: 'Away', N: 'Neutral' }
const columns = [
  { key: 'date', label: 'Date' },
  { key: 'opponent', label: 'Opponent', words: true },
  { key: 'result', label: 'Result' },
  { key: 'place', label: 'Place' },
  { key: 'note', label: 'Note', words: true },
]

/** The results of a season. A school links to all meetings, a score to its box score. */
export function ResultsTable({
  results: { games, sport, opponentHistoryEnabled },
  caption,
}: {
  results: SeasonResults
  caption: string
}) {
  const noted = games.some(({ note, conference, type }) => note || conference || type !== 'R')
  const rows = games.map((game, i) => {
    const history = opponentHistoryPath(sport, game.opponent, opponentHistoryEnabled)
    return {
      key: game.gameId ?? `past-${i}`,
      cells: [
        <time key="date" dateTime={dateTimeAttribute(game.date)}>
          {game.date.length < 10
            ? formatPartialDate(game.date)
            : `${shortWeekday(game.date)}, ${monthDay(game.date)}`}
        </time>,
        <>
          {game.locationIndicator === 'A' && <span className="muted">at </span>}
          {history ? <Link to={history}>{game.opponent.title}</Link> : game.opponent.title}
        </>,
        <Result key="result" game={game} />,
        game.locationIndicator && locationLabels[game.locationIndicator],
        noteOf(game),
      ],
    }
  })
  return (
    <DataTable caption={caption} columns={noted ? columns : columns.slice(0, -1)} rows={rows} />
  )
}

function Result({ game }: { game: Meeting }) {
  const { mark, score } = formatResult(game)
  const result = (
    <>
      {score}
      <VisuallyHidden>, box score, {game.opponent.title}</VisuallyHidden>
    </>
  )
  return (
    <span className={css.result} data-spoils={game.gameId ?? game.date}>
      {mark && <ResultMark result={mark} />}{' '}
      {score && game.url?.includes('/boxscore/') ? (
        <Link to={game.url}>{result}</Link>
      ) : (
        <span>{score}</span>
      )}
    </span>
  )
}

const noteOf = ({ note, conference, type, forfeit, status }: Meeting): string =>
  [
    conference && 'Conference',
    type === 'P' && 'Postseason',
    type === 'S' && 'Exhibition',
    forfeit && !/forfeit/i.test(note ?? '') && 'Forfeit',
    status === 'O' || status === 'A' ? note?.replace(/^\(|\)$/g, '') : null,
  ]
    .filter(Boolean)
    .join(' · ')
