import type { SeasonStats } from '../../contract/schema/season-stats.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { statsCsvHref, statsPdfHref } from '../../routes/links/stats.ts'
import { Link } from '../../ui/Link.tsx'
import css from './StatFiles.module.css'

/** The same figures to take away: on paper, and as a sheet. */
export const StatFiles = ({
  stats: { season, tables },
  sport,
}: {
  stats: SeasonStats
  sport: SportRef
}) => (
  <ul role="list" className={css.files} data-print="no">
    <li>
      <Link className={css.file} to={statsPdfHref(sport, season)}>
        For print (PDF)
      </Link>
    </li>
    {tables.length > 0 && (
      <li>
        <Link className={css.file} to={statsCsvHref(sport, season)} reloadDocument>
          Spreadsheet (CSV)
        </Link>
      </li>
    )}
  </ul>
)
