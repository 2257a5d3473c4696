import { useSearchParams } from 'react-router'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { OpponentSummary } from '../../contract/schema/opponent-history.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { seriesSortOf, sortedSeries } from '../../domain/games/series.ts'
import { resultsHref } from '../../routes/links/games.ts'
import { scheduleHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'
import { OpponentsTable } from './OpponentsTable.tsx'
import css from './OpponentsScreen.module.css'

/** Every school that a sport has met. */
export default function OpponentsScreen({
  sport,
  opponents,
}: {
  sport: Sport
  opponents: OpponentSummary[]
}) {
  const sort = seriesSortOf(useSearchParams()[0].get('sort'))
  return (
    <>
      <ScreenHead title={`${sport.title} Opponents`} />
      <div className={css.page}>
        {opponents.length > 0 ? (
          <OpponentsTable sport={sport} opponents={sortedSeries(opponents, sort)} sort={sort} />
        ) : (
          <EmptyNote
            next={
              <>
                Who comes first stands in the <Link to={scheduleHref(sport)}>schedule</Link>.
              </>
            }
          >
            {sport.title} has not met anybody yet.
          </EmptyNote>
        )}
        <MoreLinks>
          <Link to={resultsHref(sport)}>Results</Link>
          <Link to={scheduleHref(sport)}>Schedule</Link>
        </MoreLinks>
      </div>
    </>
  )
}
