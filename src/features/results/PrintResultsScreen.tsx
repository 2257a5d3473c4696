import { PrintPage, printTable } from '../../blocks/PrintPage.tsx'
import { hasRecord } from '../../blocks/RecordLine.tsx'
import type { SeasonResults } from '../../contract/schema/opponent-history.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { resultsOf, resultTypeOf, resultTypeTitles, resultWords } from '../../domain/results.ts'
import { dash } from '../../domain/score.ts'
import { knownDate } from '../../domain/series.ts'
import { resultsHref } from '../../routes/links/games.ts'

type Props = { sport: Sport; results: SeasonResults; settings: SiteSettings; params: { type: string } }

/** The results of a season on paper: all, or those of one kind. */
export default function PrintResultsScreen({ sport, results: { season, games, records }, settings, params }: Props) {
  const type = resultTypeOf(params.type)
  const shown = resultsOf(games, type)
  const lead = hasRecord(records) && `Overall ${dash(records.overallRecord)} · Conference ${dash(records.conferenceRecord)} · Home ${dash(records.homeRecord)} · Away ${dash(records.awayRecord)} · Neutral ${dash(records.neutralRecord)}`
  return (
    <PrintPage settings={settings} title={`${season} ${sport.title} Results${type === 'all' ? '' : `, ${resultTypeTitles[type]}`}`} back={{ to: resultsHref(sport, season), label: 'Back to the results' }} lead={lead}>
      {shown.length === 0 ? <p>There are no such results in the {season} season.</p> : (
        <table className={printTable}>
          <thead><tr><th scope="col">Date</th><th scope="col">Opponent</th><th scope="col">Location</th><th scope="col">Result</th><th scope="col">Note</th></tr></thead>
          <tbody>
            {shown.map((game, i) => {
              const { mark, score } = resultWords(game)
              return (
                <tr key={game.gameId ?? `past-${i}`}>
                  <td>{knownDate(game.date)}</td>
                  <th scope="row">{game.locationIndicator === 'A' && 'at '}{game.opponent.title}{game.conference && ' *'}</th>
                  <td>{game.location}</td>
                  <td>{[mark, score].filter(Boolean).join(' ')}</td>
                  <td>{game.status === 'C' || game.status === 'P' ? '' : game.note}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {shown.some(({ conference }) => conference) && <p>* Conference game</p>}
    </PrintPage>
  )
}
