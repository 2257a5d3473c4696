import type { Game } from '../contract/game.schema.ts'
import type { ConferenceStanding, Standing } from '../contract/sports.schema.ts'
import { liveText } from '../data/live/in-place.ts'
import { useLiveGame } from '../data/live/store.ts'
import { getGameKind } from '../domain/games/game.ts'
import { currentScore, formatGameStatus, withEnDash } from '../domain/games/score.ts'
import { gamesBehind, listPlaces, totalHeads } from '../domain/games/standings.ts'
import { lastFiveRecord, spellMarks, type Mark } from '../domain/games/marks.ts'
import { figure } from '../domain/season-stats/figure.ts'
import { LiveDot } from '../ui/Badge.tsx'
import { DataTable, type DataColumn } from '../ui/DataTable.tsx'
import { Link } from '../ui/Link.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { gameHref } from './game-href.ts'
import css from './standings.module.css'
import { TeamMark } from './TeamMark.tsx'

type Figure =
  | Extract<keyof Standing, `${string}Record` | `conference${string}` | `overall${string}`>
  | 'streak'
  | 'lastFive'
  | 'scored'
  | 'allowed'
type Column = Omit<DataColumn, 'figures'> & { key: Figure }

/** The score from the side of a row's team, with a link to the game: '14–14, 2nd · 5:37'. */
function LiveScore({ game: initial, side }: { game: Game; side: 'team' | 'opponent' }) {
  const game = useLiveGame(initial)
  const score = currentScore(game)
  const other = side === 'team' ? 'opponent' : 'team'
  if (getGameKind(game) !== 'live' || !score) return null
  return (
    <>
      {' '}
      <span className="quiet">
        <LiveDot />{' '}
        <Link to={gameHref(game)}>
          <span>
            {' '}
            <span data-spoils={game.id}>
              <span {...liveText(game, side)}>{score[side]}</span>–
              <span {...liveText(game, other)}>{score[other]}</span>
            </span>
            , <span {...liveText(game, 'state')}>{formatGameStatus(game)}</span>
          </span>{' '}
        </Link>
      </span>
    </>
  )
}

const plays = ({ isTenant, opponentId }: Standing, { opponent }: Game): boolean =>
  isTenant || (opponent.id !== null && opponentId === opponent.id)

/** The name of a table: 'Prairie Lakes Conference, 2026'. */
const standingsName = ({ conference, season }: ConferenceStanding): string =>
  `${conference ?? 'Conference standings'}, ${season}`

/**
 * Conference standings with the department's row marked. A table by points shows points, others
 * games behind, except in football. Columns without any value are left out. `only` are the rows to
 * show, if not all; null is a row '…' for those left out.
 */
export function StandingsTable({
  standings,
  only = standings.rows,
  live,
}: {
  standings: ConferenceStanding
  only?: (Standing | null)[]
  /** The game in progress, whose score is beside its teams. */
  live?: Game | undefined
}) {
  const { rows } = standings
  const byPoints = rows.some((row) => row.conferencePoints)
  const isFootball = standings.sport.globalSportShortName === 'football'
  const behind = gamesBehind(rows)
  const ranks = listPlaces(rows)
  const heads = totalHeads(standings.unit)
  const all: Column[] = [
    { key: 'conferenceRecord', label: 'Conf.' },
    // A phone has no room for these beside the names.
    { key: 'conferencePercentage', label: 'Pct.', wide: true },
    ...(byPoints ? [{ key: 'conferencePoints' as const, label: 'Pts.' }] : []),
    { key: 'overallRecord', label: 'Overall' },
    { key: 'overallPercentage', label: 'Pct.', wide: true },
    { key: 'streak', label: 'Streak' },
    // Last on a phone, which has no room for these.
    ...(byPoints || isFootball ? [] : [{ key: 'conferencePoints' as const, label: 'GB' }]),
    { key: 'homeRecord', label: 'Home' },
    { key: 'awayRecord', label: 'Away' },
    { key: 'neutralRecord', label: 'Neutral' },
    { key: 'lastFive', label: 'Last 5', wide: 'page' },
    ...(['scored', 'allowed'] as const).map((key) => ({
      key,
      label: <abbr title={heads[key][1]}>{heads[key][0]}</abbr>,
      wide: 'page' as const,
    })),
  ]
  const cell = (row: Standing, key: Figure): string => {
    if (key === 'conferencePoints' && !byPoints) return behind[rows.indexOf(row)]!
    const value = row[key] ?? ''
    return withEnDash(key === 'lastFive' && value ? lastFiveRecord(value) : figure(value))
  }
  const columns = all.filter(({ key }) => rows.some((row) => cell(row, key)))
  return (
    <div className={css.table} data-points={byPoints || undefined} data-spoils="record">
      <DataTable
        caption={standingsName(standings)}
        columns={[
          { key: 'title', label: 'School' },
          ...columns.map((column) => ({ ...column, figures: true })),
        ]}
        rows={only.map((row) =>
          row
            ? {
                key: row.rank,
                marked: row.isTenant,
                cells: [
                  <span key="title" className={css.school}>
                    <span className={css.rank}>{ranks[rows.indexOf(row)]}</span>
                    <TeamMark image={row.image} name={row.title} />
                    <span>
                      {row.title}
                      {live && plays(row, live) && (
                        <LiveScore game={live} side={row.isTenant ? 'team' : 'opponent'} />
                      )}
                    </span>
                  </span>,
                  ...columns.map(({ key }) => (
                    <>
                      {cell(row, key) || '–'}
                      {key === 'lastFive' && row.lastFive && (
                        <VisuallyHidden>
                          {`, oldest first: ${spellMarks([...row.lastFive] as Mark[])}`}
                        </VisuallyHidden>
                      )}
                    </>
                  )),
                ],
              }
            : { key: 'more', cells: ['…'] },
        )}
      />
    </div>
  )
}
