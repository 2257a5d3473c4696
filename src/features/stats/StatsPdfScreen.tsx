import { figure } from '../../domain/season-stats/figure.ts'
import { PrintPage, printTable } from '../../blocks/PrintPage.tsx'
import type { SeasonStats, SeasonTable } from '../../contract/season-stats.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { describeCoverage, findCoverage } from '../../domain/season-stats/coverage.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { monthDay } from '../../domain/calendar/when.ts'
import { statsHref } from '../../routes/links.ts'
import css from './StatsScreen.module.css'
import { eventName } from '../../domain/sports/event-name.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import { formatNumber } from '../../domain/words/number.ts'

/**
 * The printed statistics of a season without a PDF from the department: the browser can make one.
 */
export default function StatsPdfScreen({
  sport,
  stats,
  settings,
}: {
  sport: Sport
  stats: SeasonStats
  settings: SiteSettings
}) {
  const { record, games, team, tables, season } = stats
  const coverage = findCoverage(stats)
  return (
    <PrintPage
      settings={settings}
      title={`${season} ${sport.title} Statistics`}
      back={{ to: statsHref(sport, season), label: 'Back to the statistics' }}
      lead={[
        record && `Record ${withEnDash(record)}`,
        games.length > 0 &&
          (coverage
            ? describeCoverage(coverage, eventNames(sport))
            : `${games.length} ${games.length === 1 ? eventName(sport) : eventNames(sport)}`),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      {games.length > 0 && (
        <section>
          <h2 className="card-title">Results</h2>
          <table className={printTable}>
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Opponent</th>
                <th scope="col">Result</th>
                <th scope="col">Attendance</th>
              </tr>
            </thead>
            <tbody>
              {games.map((game) => (
                <tr key={game.gameId}>
                  <td>{monthDay(game.date)}</td>
                  <th scope="row">
                    {game.atVs} {game.opponent}
                  </th>
                  <td>
                    {game.status} {withEnDash(`${game.teamScore}-${game.opponentScore}`)}
                  </td>
                  <td>{game.attendance && formatNumber(game.attendance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {team.length > 0 && (
        <section>
          <h2 className="card-title">Team</h2>
          <table className={printTable}>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">{settings.shortName}</th>
                <th scope="col">Opponents</th>
              </tr>
            </thead>
            <tbody>
              {team.map((line) => (
                <tr key={line.key}>
                  <th scope="row">{line.label}</th>
                  <td>{withEnDash(line.team)}</td>
                  <td>{withEnDash(line.opponents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {tables.map((table) => (
        <section key={table.key}>
          <h2 className="card-title">{table.title}</h2>
          <PaperTable table={table} />
        </section>
      ))}
    </PrintPage>
  )
}

function PaperTable({ table: { title, columns, rows, total, opponents } }: { table: SeasonTable }) {
  return (
    <div className={css.wide} role="region" aria-label={title} tabIndex={0}>
      <table className={printTable}>
        <thead>
          <tr>
            <th scope="col">Player</th>
            {columns.map(({ key, label, title }) => (
              <th key={key} scope="col">
                <abbr title={title}>{label}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">
                {row.uni} {row.name}
              </th>
              {columns.map(({ key }, index) => (
                <td key={key}>{figure(row.cells[index] ?? '')}</td>
              ))}
            </tr>
          ))}
          {total && (
            <tr>
              <th scope="row">Total</th>
              {columns.map(({ key }, index) => (
                <td key={key}>{figure(total.cells[index] ?? '')}</td>
              ))}
            </tr>
          )}
          {opponents && (
            <tr>
              <th scope="row">Opponents</th>
              {columns.map(({ key }, index) => (
                <td key={key}>{figure(opponents.cells[index] ?? '')}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
