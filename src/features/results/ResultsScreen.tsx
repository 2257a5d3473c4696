import { useSearchParams } from 'react-router'
import { SeasonStrip } from '../../blocks/charts/SeasonStrip.tsx'
import { hasRecord, RecordLine } from '../../blocks/RecordLine.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { SeasonRecord, SeasonResults } from '../../contract/opponents.schema.ts'
import type { Sport, SportRef } from '../../contract/sport.schema.ts'
import { listMarks } from '../../domain/games/marks.ts'
import { countGames, describeListed } from '../../domain/games/record.ts'
import {
  filterResults,
  parseResultType,
  resultTypes,
  resultTypeTitles,
} from '../../domain/games/results.ts'
import { opponentsHref, resultsHref, resultsPrintHref, scheduleHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import { withEnDash } from '../../domain/games/score.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import { eventNames } from '../../domain/sports/event-names.ts'

type Props = { sport: Sport; results: SeasonResults; years: SeasonRecord[] }

/** The results of a season, and the records of all seasons. */
export default function ResultsScreen({ sport, results, years }: Props) {
  const type = parseResultType(useSearchParams()[0].get('type'))
  const { season, games, records } = results
  const filtered = filterResults(games, type)
  const counted = hasRecord(records)
  const isPartial = countGames(records) > games.length
  // Only the record book is known of the season, and it may lack games.
  const isBook = !isPartial && games.length > 0 && games.every(({ gameId }) => gameId === null)
  const picker = years.length > 1 && (
    <LinkPicker
      label="Season"
      current={season}
      word="season"
      items={years.map((year, key) => ({
        key,
        to: resultsHref(sport, year.season),
        label: year.season,
        current: year.season === season,
      }))}
    />
  )
  const filterName =
    type === 'all' ? 'all results' : `${resultTypeTitles[type].toLowerCase()} results`
  return (
    <>
      <ScreenHead title={`${sport.title} Results`} aside={picker}>
        {counted && (
          <>
            <RecordLine
              record={records}
              label={isBook ? `In listed ${eventNames(sport)}` : 'Overall'}
            >
              {!isPartial && (
                <SeasonStrip marks={listMarks(games)} label={`The ${season} season`} />
              )}
            </RecordLine>
            {isPartial && (
              <p>
                Results from {describeListed(games.length, records)} {eventNames(sport)}
              </p>
            )}
          </>
        )}
      </ScreenHead>
      <div className="screen container">
        {games.length > 0 && (
          <div className="spread">
            <Segmented
              label="Which results"
              items={resultTypes.map((resultType) => ({
                to: resultType === 'all' ? '?' : `?type=${resultType}`,
                label: resultTypeTitles[resultType],
                current: resultType === type,
              }))}
            />
            <Link className="target bold" to={resultsPrintHref(sport, season, type)}>
              Print
            </Link>
          </div>
        )}
        {filtered.length > 0 ? (
          <ResultsTable
            results={{ ...results, games: filtered }}
            caption={`${season} ${sport.title}, ${filterName}: ${filtered.length}`}
          />
        ) : games.length > 0 ? (
          <EmptyNote next={<Link to="?">See all results</Link>}>
            No {resultTypeTitles[type].toLowerCase()} results in the {season} season.
          </EmptyNote>
        ) : (
          <EmptyNote
            next={
              <>
                See upcoming {eventNames(sport)} on the{' '}
                <Link to={scheduleHref(sport, season)}>schedule</Link>.
              </>
            }
          >
            No {season} {sport.title} results yet.
          </EmptyNote>
        )}
        {years.length > 1 && <YearsTable sport={sport} years={years} current={season} />}
        <MoreLinks>
          <Link to={scheduleHref(sport)}>Schedule</Link>
          {sport.displayOpponentHistory && <Link to={opponentsHref(sport)}>All opponents</Link>}
        </MoreLinks>
      </div>
    </>
  )
}

const columns = [
  { key: 'season', label: 'Season' },
  { key: 'games', label: 'Listed', figures: true },
  { key: 'overall', label: 'Overall', figures: true },
  { key: 'share', label: 'Pct.', figures: true },
  { key: 'conference', label: 'Conference', figures: true },
  { key: 'home', label: 'Home', figures: true },
  { key: 'away', label: 'Away', figures: true },
  { key: 'neutral', label: 'Neutral', figures: true },
]

/** Every known season, newest first, including the record book. */
function YearsTable({
  sport,
  years,
  current,
}: {
  sport: SportRef
  years: SeasonRecord[]
  current: string
}) {
  const rows = years.map(({ season, games, records }) => ({
    key: season,
    cells: [
      <Link
        key="season"
        to={resultsHref(sport, season)}
        aria-current={season === current ? 'page' : undefined}
      >
        {season}
      </Link>,
      describeListed(games, records),
      withEnDash(records.overallRecord),
      records.overallPercentage,
      withEnDash(records.conferenceRecord),
      withEnDash(records.homeRecord),
      withEnDash(records.awayRecord),
      withEnDash(records.neutralRecord),
    ],
  }))
  return (
    <section aria-label="Year by year">
      <SectionHead title="Year by year" />
      <div data-spoils="record">
        <DataTable
          caption={`${sport.title}, ${years.length} seasons`}
          columns={columns}
          rows={rows}
        />
      </div>
    </section>
  )
}
