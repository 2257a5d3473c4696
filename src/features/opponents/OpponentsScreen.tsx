import { useSearchParams } from 'react-router'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { OpponentSummary } from '../../contract/opponents.schema.ts'
import type { Sport, SportRef } from '../../contract/sport.schema.ts'
import {
  parseSeriesSort,
  sortedSeries,
  formatPartialDate,
  type SeriesSort,
} from '../../domain/games/opponent-history.ts'
import { resultsHref, scheduleHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'
import css from './opponents.module.css'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import { TeamRecord } from '../../blocks/TeamRecord.tsx'
import { winPercentage } from '../../domain/games/record.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'

/** Every school that a sport has met. */
export default function OpponentsScreen({
  sport,
  opponents,
}: {
  sport: Sport
  opponents: OpponentSummary[]
}) {
  const sort = parseSeriesSort(useSearchParams()[0].get('sort'))
  return (
    <>
      <ScreenHead title={`${sport.title} Opponents`} />
      <div className="screen container">
        {opponents.length > 0 ? (
          <OpponentsTable sport={sport} opponents={sortedSeries(opponents, sort)} sort={sort} />
        ) : (
          <EmptyNote
            next={
              <>
                See upcoming opponents on the <Link to={scheduleHref(sport)}>schedule</Link>.
              </>
            }
          >
            {sport.title} has no opponents yet.
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

type Props = { sport: SportRef; opponents: OpponentSummary[]; sort: SeriesSort }

/** Schools with their series records; the headings sort by links. */
function OpponentsTable({ sport, opponents, sort }: Props) {
  const head = (column: SeriesSort, label: string) => (
    <Link
      className="sort-head"
      to={column === 'name' ? '?' : `?sort=${column}`}
      inPlace
      aria-current={column === sort ? 'true' : undefined}
    >
      {label}
    </Link>
  )
  const sorted = (column: SeriesSort) =>
    column !== sort
      ? undefined
      : column === 'name'
        ? ('ascending' as const)
        : ('descending' as const)
  const columns = [
    { key: 'school', label: head('name', 'School'), sorted: sorted('name') },
    { key: 'record', label: head('wins', 'Record'), figures: true, sorted: sorted('wins') },
    { key: 'share', label: 'Pct.', figures: true },
    { key: 'games', label: head('games', 'Games'), figures: true, sorted: sorted('games') },
    { key: 'last', label: head('last', 'Last met'), sorted: sorted('last') },
    { key: 'first', label: 'First met' },
  ]
  const rows = opponents.map(
    ({ opponent, url, record, games, wins, losses, ties, firstMeeting, lastMeeting }) => ({
      key: opponent.id ?? opponent.title,
      cells: [
        <span key="school" className={css.school}>
          <TeamMark image={opponent.image} name={opponent.title} />
          {url ? <Link to={url}>{opponent.title}</Link> : opponent.title}
        </span>,
        <TeamRecord key="record" record={record} />,
        <Spoiler key="share" of="record">
          {winPercentage({ won: wins, lost: losses, tied: ties })}
        </Spoiler>,
        games,
        formatPartialDate(lastMeeting),
        formatPartialDate(firstMeeting),
      ],
    }),
  )
  const noun = opponents.length === 1 ? 'school' : 'schools'
  return (
    <DataTable
      caption={`${sport.title}: ${opponents.length} ${noun}`}
      columns={columns}
      rows={rows}
    />
  )
}
