import { PrintPage } from '../../blocks/PrintPage.tsx'
import { PrintTable } from '../../blocks/PrintTable.tsx'
import { hasRecord } from '../../blocks/RecordLine.tsx'
import type { SeasonResults } from '../../contract/opponents.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import {
  filterResults,
  parseResultType,
  resultTypeTitles,
  formatResult,
} from '../../domain/games/results.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { formatPartialDate } from '../../domain/games/opponent-history.ts'
import { resultsHref } from '../../routes/links.ts'
import { eventName } from '../../domain/sports/event-name.ts'

const columns = [
  { label: 'Date', tight: true },
  { label: 'Opponent', row: true },
  { label: 'Location' },
  { label: 'Result', tight: true },
  { label: 'Note' },
]

type Props = {
  sport: Sport
  results: SeasonResults
  settings: SiteSettings
  params: { type: string }
}

/** The printed results of a season: all, or one type. */
export default function PrintResultsScreen({
  sport,
  results: { season, games, records },
  settings,
  params,
}: Props) {
  const type = parseResultType(params.type)
  const filtered = filterResults(games, type)
  const lead =
    hasRecord(records) &&
    [
      ['Overall', records.overallRecord],
      ['Conference', records.conferenceRecord],
      ['Home', records.homeRecord],
      ['Away', records.awayRecord],
      ['Neutral', records.neutralRecord],
    ]
      .flatMap(([label, value]) => (value ? [`${label} ${withEnDash(value)}`] : []))
      .join(' · ')
  const rows = filtered.map((game, i) => {
    const { mark, score } = formatResult(game)
    const off = game.status === 'C' || game.status === 'P'
    return {
      key: game.gameId ?? `past-${i}`,
      cells: [
        formatPartialDate(game.date),
        `${game.locationIndicator === 'A' ? 'at ' : ''}${game.opponent.title}` +
          `${game.conference ? ' *' : ''}`,
        game.location,
        [mark, score].filter(Boolean).join(' '),
        off ? '' : game.note,
      ],
    }
  })
  const filterTitle = type === 'all' ? '' : `, ${resultTypeTitles[type]}`
  return (
    <PrintPage
      settings={settings}
      title={`${season} ${sport.title} Results${filterTitle}`}
      back={{ to: resultsHref(sport, season), label: 'Back to the results' }}
      lead={lead}
    >
      {rows.length === 0 ? (
        <p>No matching results in the {season} season.</p>
      ) : (
        <PrintTable label={`${season} ${sport.title} results`} columns={columns} rows={rows} />
      )}
      {filtered.some(({ conference }) => conference) && <p>* Conference {eventName(sport)}</p>}
    </PrintPage>
  )
}
