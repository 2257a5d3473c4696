import { useSearchParams } from 'react-router'
import type { Sport } from '../../contract/sport.schema.ts'
import type { CoachingCareer, CoachingRecords } from '../../contract/staff.schema.ts'
import {
  parseCareerSort,
  sortCareers,
  tallyText,
  type CareerSort,
} from '../../domain/people/coaching-records.ts'
import { RecordSpoiler } from './RecordSpoiler.tsx'
import { RecordBook } from './RecordBook.tsx'
import { RecordTable, type RecordColumn } from './RecordTable.tsx'

/** Every coach of a program over all seasons. */
export default function CoachingCareersScreen({
  sport,
  records,
}: {
  sport: Sport
  records: CoachingRecords | null
}) {
  const [search] = useSearchParams()
  const sort = parseCareerSort(search.get('sort'))
  const careers = records?.overall ?? []
  return (
    <RecordBook
      sport={sport}
      by="overall"
      empty={careers.length === 0}
      seasons={records?.yearly ?? []}
    >
      <RecordTable
        caption={`${sport.title}, ${careers.length} ${careers.length === 1 ? 'coach' : 'coaches'}`}
        columns={columnsOf(careers, sort)}
        rows={sortCareers(careers, sort)}
        keyOf={({ names }) => names}
      />
    </RecordBook>
  )
}

function columnsOf(
  careers: readonly CoachingCareer[],
  sort: CareerSort,
): RecordColumn<CoachingCareer>[] {
  const to = (target: CareerSort) => (target === 'first' ? '?' : `?sort=${target}`)
  const down = (column: CareerSort) => (sort === column ? ('descending' as const) : undefined)
  // The last year of '2019–2026' shows whether the coach is current.
  const last = (years: string) => years.slice(-4)
  const newest = careers
    .map(({ years }) => last(years))
    .toSorted()
    .at(-1)
  const covered =
    (text: (career: CoachingCareer) => string | number | null) => (career: CoachingCareer) => (
      <RecordSpoiler is={last(career.years) === newest}>{text(career)}</RecordSpoiler>
    )
  return [
    {
      key: 'coach',
      label: 'Coach',
      to: to('coach'),
      sorted: sort === 'coach' ? 'ascending' : undefined,
      cell: ({ names }) => names,
    },
    {
      key: 'years',
      label: 'Years',
      to: to('first'),
      sorted: sort === 'first' ? 'ascending' : undefined,
      words: true,
      cell: ({ years }) => years,
    },
    {
      key: 'seasons',
      label: 'Seasons',
      to: to('seasons'),
      sorted: down('seasons'),
      cell: ({ seasonCount }) => seasonCount,
    },
    {
      key: 'wins',
      label: 'Won',
      to: to('wins'),
      sorted: down('wins'),
      cell: covered(({ wins }) => wins),
    },
    {
      key: 'losses',
      label: 'Lost',
      to: to('losses'),
      sorted: down('losses'),
      cell: covered(({ losses }) => losses),
    },
    ...(careers.some(({ ties }) => ties > 0)
      ? [{ key: 'ties', label: 'Tied', to: null, cell: covered(({ ties }) => ties) }]
      : []),
    {
      key: 'percent',
      label: 'Pct.',
      to: to('percent'),
      sorted: down('percent'),
      cell: covered(({ winPercent }) => winPercent),
    },
    ...(careers.some(({ conferenceWins }) => conferenceWins !== null)
      ? [
          {
            key: 'conference',
            label: 'Conference',
            to: null,
            cell: covered(({ conferenceWins, conferenceLosses, conferenceTies }) =>
              tallyText(conferenceWins, conferenceLosses, conferenceTies),
            ),
          },
          {
            key: 'conference-percent',
            label: 'Pct.',
            to: null,
            cell: covered(({ conferenceWinPercent }) => conferenceWinPercent),
          },
        ]
      : []),
  ]
}
