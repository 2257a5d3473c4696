import type { ReactNode } from 'react'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Sport } from '../../contract/sport.schema.ts'
import type { CoachingSeason } from '../../contract/staff.schema.ts'
import { scheduleHref, coachingHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import css from './RecordBook.module.css'
import { SeasonShares } from './SeasonShares.tsx'
import { TeamLinks } from './TeamLinks.tsx'

type Props = {
  sport: Sport
  by: 'year' | 'overall'
  empty: boolean
  seasons: readonly CoachingSeason[]
  children: ReactNode
}

/** A program's record book by season or by coach. */
export function RecordBook({ sport, by, empty, seasons, children }: Props) {
  return (
    <>
      <ScreenHead
        title={`${sport.title} ${by === 'year' ? 'Records by Year' : 'Records by Coach'}`}
      />
      <div className={css.page}>
        <Segmented
          label="Records"
          items={[
            { to: coachingHref(sport, 'year'), label: 'By year', current: by === 'year' },
            { to: coachingHref(sport, 'overall'), label: 'By coach', current: by === 'overall' },
          ]}
        />
        {empty ? (
          <EmptyNote
            next={
              <>
                See <Link to={scheduleHref(sport)}>this season’s schedule</Link>.
              </>
            }
          >
            No {sport.title} coaching records yet.
          </EmptyNote>
        ) : (
          <>
            <SeasonShares seasons={seasons} label={sport.title} />
            {children}
          </>
        )}
      </div>
      <TeamLinks sport={sport} here={by} />
    </>
  )
}
