import type { SeasonRecord } from '../../contract/schema/opponent-history.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { dash } from '../../domain/games/score.ts'
import { resultsHref } from '../../routes/links/games.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Link } from '../../ui/Link.tsx'
import { SectionHead } from '../../ui/Section.tsx'

const columns = [
  { key: 'season', label: 'Season' },
  { key: 'overall', label: 'Overall', figures: true },
  { key: 'share', label: 'Pct.', figures: true },
  { key: 'conference', label: 'Conference', figures: true },
  { key: 'home', label: 'Home', figures: true },
  { key: 'away', label: 'Away', figures: true },
  { key: 'neutral', label: 'Neutral', figures: true },
]

/** Every season that is known, the newest first, back to the first page of the record book. */
export function YearsTable({
  sport,
  years,
  current,
}: {
  sport: SportRef
  years: SeasonRecord[]
  current: string
}) {
  const rows = years.map(({ season, records }) => ({
    key: season,
    cells: [
      <Link
        key="season"
        to={resultsHref(sport, season)}
        aria-current={season === current ? 'page' : undefined}
      >
        {season}
      </Link>,
      dash(records.overallRecord),
      records.overallPercentage,
      dash(records.conferenceRecord),
      dash(records.homeRecord),
      dash(records.awayRecord),
      dash(records.neutralRecord),
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
