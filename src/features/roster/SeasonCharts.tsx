import { useId } from 'react'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import { countDecimals, withDecimals } from '../../domain/season-stats/decimals.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { ordinal } from '../../domain/calendar/when.ts'
import {
  computeAxis,
  monthLabels,
  type Axis,
  type SeasonArc,
} from '../../domain/games/season-arc.ts'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { BeforeToday } from './BeforeToday.tsx'
import css from './SeasonCharts.module.css'

/** The part of a drawing between its first and last tick. */
const [top, height, end] = [8, 128, 144]

/**
 * The season's charts: a total, and a bar for each game. All bars fit: where there is no room for
 * the labels of games below them, there are those of months.
 */
export function SeasonCharts({
  arcs,
  stats,
  season,
  events,
}: {
  arcs: SeasonArc[]
  stats: PlayerStats | null
  season: string
  /** What the games of the sport are called. */
  events: string
}) {
  if (arcs.length === 0) return null
  return (
    <Section title={`The ${season} season`} action={<BeforeToday stats={stats} totals />}>
      <div className={css.panel}>
        {arcs.length > 1 && <ChartSwitch arcs={arcs} />}
        <div className={css.charts}>
          {arcs.map((arc) => (
            <Chart key={arc.key} arc={arc} events={events} live={liveOf(arc, stats)} />
          ))}
        </div>
      </div>
    </Section>
  )
}

/** On a phone one chart is shown. Its style sheet does that, so that it works without a script. */
function ChartSwitch({ arcs }: { arcs: SeasonArc[] }) {
  const name = useId()
  return (
    <fieldset className={css.switch} data-print="no">
      <legend className="visually-hidden">Chart</legend>
      {arcs.map(({ key, title }, i) => (
        <label key={key} className={css.choice}>
          <input
            className={css.radio}
            type="radio"
            name={name}
            value={i}
            defaultChecked={i === 0}
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}

/** The game in progress, when the figure is known in it. */
function liveOf(arc: SeasonArc, stats: PlayerStats | null) {
  const table = stats?.tables.find(({ key }) => arc.key.startsWith(`${key} `))
  const column = table?.columns.findIndex(({ key }) => arc.key === `${table.key} ${key}`) ?? -1
  const value = table?.live?.values[column]
  return stats?.live && typeof value === 'number' ? { ...stats.live, value } : undefined
}

function Chart({
  arc: { title, sum, teamRank, lines, high },
  events,
  live,
}: {
  arc: SeasonArc
  events: string
  live: ReturnType<typeof liveOf>
}) {
  const values = lines.flatMap(({ value }) => value ?? [])
  const axis = computeAxis([...values, live?.value ?? 0])
  // Innings and times are drawn by another number than they are written.
  const asWritten = lines.every(({ cell, value }) => value === null || Number(cell) === value)
  const y = (value: number) => yOf(axis, value)
  const best = Math.max(...values)
  const bests = values.filter((value) => value === best).length
  const decimals = countDecimals(lines.map(({ cell }) => cell))
  const monthStarts = monthLabels(lines)
  const grid = axis.ticks.map((tick) => `M0 ${y(tick)}h1`).join('')
  return (
    <figure className={css.chart}>
      <figcaption className={css.caption}>
        <b className={css.sum}>{figure(sum)}</b> <span className="bold">{title}</span>
        {teamRank !== undefined && (
          <span className="quiet">
            {teamRank === 1 ? 'Leads the team' : `${ordinal(teamRank)} on the team`}
          </span>
        )}
        {high && (
          <span className={css.high}>
            <span className={css.key} aria-hidden="true" /> Season high: {figure(high.cell)}
            {bests > 1
              ? ` in ${bests} ${events}`
              : high.game && ` ${high.game.atVs} ${high.game.opponent}`}
          </span>
        )}
      </figcaption>
      <div className={css.plot}>
        <svg className={css.axis} viewBox={`0 0 40 ${end}`} aria-hidden="true">
          {axis.ticks.map((tick) => (
            <text key={tick} x={34} y={y(tick) + 4} textAnchor="end">
              {asWritten || tick === 0 ? figure(String(tick)) : ''}
            </text>
          ))}
        </svg>
        <svg
          className={css.lines}
          viewBox={`0 0 1 ${end}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={css.grid} d={grid} />
          <path className={css.zero} d={`M0 ${y(0)}h1`} />
        </svg>
        <ol role="list" className={css.games} aria-label={`${title}, game by game`}>
          {lines.map(({ cell, value, game }, i) => (
            <li
              key={game?.gameId ?? `unknown ${i}`}
              className={css.game}
              data-month={monthStarts.get(i)}
            >
              <Bar axis={axis} value={value} kind={value === best ? css.best : css.fill} />
              <div className={css.labels}>
                <b className={css.value}>{figure(withDecimals(cell, decimals)) || '–'}</b>{' '}
                {game && <Opponent game={game} />}
                {game && (
                  <span className={css.opponent} data-spoils={game.gameId} data-spoils-part>
                    {game.status === 'W' ? <b>W</b> : game.status}
                  </span>
                )}
              </div>
            </li>
          ))}
          {live && (
            <li className={css.game} data-spoils={live.gameId} data-spoils-part>
              <Bar axis={axis} value={live.value} kind={css.now} />
              <div className={css.labels}>
                <b className={css.value}>{figure(String(live.value))}</b> <Opponent game={live} />
                <span className={css.opponent}>Live</span>
              </div>
            </li>
          )}
        </ol>
      </div>
    </figure>
  )
}

const Bar = ({
  axis,
  value,
  kind,
}: {
  axis: Axis
  value: number | null
  kind: string | undefined
}) => (
  <svg className={css.bar} viewBox={`0 0 24 ${end}`} preserveAspectRatio="none" aria-hidden="true">
    {value !== null && value !== 0 && (
      <path className={kind} d={`M4 ${yOf(axis, 0)}V${yOf(axis, value)}H20V${yOf(axis, 0)}z`} />
    )}
  </svg>
)

type Opposed = { atVs: string; opponent: string; tag?: string | undefined }

const Opponent = ({ game: { atVs, opponent, tag } }: { game: Opposed }) => (
  <span className={css.opponent}>
    <VisuallyHidden>
      {atVs} {opponent}
    </VisuallyHidden>
    <span aria-hidden="true" title={opponent}>
      {atVs === 'at' && '@'}
      {tag ?? shortOpponent(opponent)}
    </span>
  </span>
)

/** '#4 Quarrier State' → 'QUAR': level below a bar. */
const shortOpponent = (name: string): string =>
  name
    .replace(/^#\S+\s+/, '')
    .replace(/[^\p{L}\p{N}\s].*|\s.*/u, '')
    .slice(0, 4)
    .toUpperCase()

const yOf = ({ least, most }: Axis, value: number) =>
  Math.round((top + (height * (most - value)) / (most - least)) * 100) / 100
