import { useSearchParams } from 'react-router'
import type { Sport } from '../../contract/sport.schema.ts'
import type { CoachingRecords, CoachingSeason } from '../../contract/staff.schema.ts'
import {
  sortYears,
  tallyText,
  parseYearSort,
  type YearSort,
} from '../../domain/people/coaching-records.ts'
import { RecordSpoiler } from './RecordSpoiler.tsx'
import { RecordBook } from './RecordBook.tsx'
import { RecordTable, type RecordColumn } from './RecordTable.tsx'

/** Every season of a program with its coach. */
export default function CoachingYearsScreen({
  sport,
  records,
}: {
  sport: Sport
  records: CoachingRecords | null
}) {
  const [search] = useSearchParams()
  const sort = parseYearSort(search.get('sort'))
  const years = records?.yearly ?? []
  return (
    <RecordBook sport={sport} by="year" empty={years.length === 0} seasons={years}>
      <RecordTable
        caption={`${sport.title}, ${years.length} seasons`}
        columns={columnsOf(years, sort)}
        rows={sortYears(years, sort)}
        keyOf={({ season, names }) => `${season} ${names}`}
      />
    </RecordBook>
  )
}

function columnsOf(
  years: readonly CoachingSeason[],
  sort: YearSort,
): RecordColumn<CoachingSeason>[] {
  const to = (target: YearSort) => (target === 'newest' ? '?' : `?sort=${target}`)
  const down = (column: YearSort) => (sort === column ? ('descending' as const) : undefined)
  const newest = years.reduce((last, { season }) => (season > last ? season : last), '')
  const covered = (text: (year: CoachingSeason) => string | null) => (year: CoachingSeason) => (
    <RecordSpoiler is={year.season === newest}>{text(year)}</RecordSpoiler>
  )
  const league = years.some(({ conferenceWins }) => conferenceWins !== null)
  return [
    {
      key: 'season',
      label: 'Season',
      to: to(sort === 'newest' ? 'oldest' : 'newest'),
      sorted: sort === 'oldest' ? 'ascending' : down('newest'),
      cell: ({ season }) => season,
    },
    {
      key: 'coach',
      label: 'Coach',
      to: to('coach'),
      sorted: sort === 'coach' ? 'ascending' : undefined,
      words: true,
      cell: ({ names }) => names,
    },
    {
      key: 'overall',
      label: 'Overall',
      to: to('wins'),
      sorted: down('wins'),
      cell: covered(({ wins, losses, ties }) => tallyText(wins, losses, ties)),
    },
    {
      key: 'percent',
      label: 'Pct.',
      to: to('percent'),
      sorted: down('percent'),
      cell: covered(({ winPercent }) => winPercent),
    },
    ...(league
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
    ...(years.some(({ note }) => note)
      ? [
          {
            key: 'note',
            label: 'Note',
            to: null,
            words: true as const,
            cell: ({ note }: CoachingSeason) => note,
          },
        ]
      : []),
  ]
}
