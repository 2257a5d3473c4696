import { useId, useState, useEffect, useRef } from 'react'
import type { GamePage } from '../contract/game.schema.ts'
import type { Sport } from '../contract/sport.schema.ts'
import { useGameCenter } from '../data/live/use-game-center.ts'
import { useMounted } from '../platform/mounted.ts'
import { calendarHref, scheduleHref } from '../routes/links.ts'
import { Button } from '../ui/Button.tsx'
import { Contained } from '../ui/Contained.tsx'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Link } from '../ui/Link.tsx'
import { SectionHead } from '../ui/Section.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { EventRow } from './EventRow.tsx'
import css from './events.module.css'
import { SportSelect } from './SportSelect.tsx'
import { useEvents, type EventsKind } from './use-events.ts'

/** Heading and text of an empty list. */
export const emptyEventTexts = {
  upcoming: { title: 'Upcoming Events', empty: 'There are currently no upcoming events' },
  results: { title: 'Recent Results', empty: 'There are currently no recent results' },
} as const

type Props = {
  kind: EventsKind
  /** The first six games of all sports, if the page was rendered with them. */
  page?: GamePage
  sports: Sport[]
  /** Whether to link to the calendar. */
  calendar?: boolean
  /** The game that the page shows above, which it leaves out. */
  without?: number | undefined
}

/** Upcoming or past games of all sports or a chosen one, six at a time. */
export function EventsList({ kind, page, sports, calendar = false, without }: Props) {
  const id = useId()
  const mounted = useMounted()
  const [sportId, setSportId] = useState(0)
  const { games, loading, loadingMore, failed, retry, more, loadMore } = useEvents(
    kind,
    sportId,
    page,
    without,
  )
  const { list, expect } = useNewRowFocus(games.length, loadingMore)
  useGameCenter(games)
  const { title, empty } = emptyEventTexts[kind]
  const sport = sports.find((candidate) => candidate.id === sportId)
  return (
    <section className={css.list} aria-labelledby={id} data-skipped>
      <SectionHead
        id={id}
        title={title}
        action={
          <SportSelect
            label={`Sport for ${title}`}
            sports={sports}
            value={sportId}
            onChange={setSportId}
          />
        }
      />
      <ul
        ref={list}
        role="list"
        aria-busy={loading}
        data-waiting={(loading && games.length === 0) || undefined}
      >
        {games.map((game) => (
          <Contained key={game.id} as="li">
            <EventRow game={game} kind={kind} group={id} />
          </Contained>
        ))}
      </ul>
      {games.length === 0 && !loading && !failed && (
        <EmptyNote
          next={
            sport?.scheduleId ? (
              <Link to={scheduleHref(sport)}>See the {sport.title} schedule</Link>
            ) : (
              'Every team’s season is on its schedule page.'
            )
          }
        >
          {empty}
          {sport ? ` for ${sport.title}` : ''}.
        </EmptyNote>
      )}
      {failed && (
        <EmptyNote
          next={
            <Button kind="text" onClick={retry}>
              Try again<VisuallyHidden>, {title}</VisuallyHidden>
            </Button>
          }
        >
          Could not be loaded. {failed === 'offline' ? 'You’re offline.' : 'Try again in a moment.'}
        </EmptyNote>
      )}
      <div className={css.foot}>
        {(more || loadingMore) && (
          <Button
            kind="text"
            disabled={!mounted}
            aria-disabled={loadingMore || undefined}
            onClick={() => {
              if (!loadingMore) {
                expect()
                loadMore()
              }
            }}
          >
            {loadingMore ? 'Loading …' : 'Load more'}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
        {calendar && (
          <Link className={css.all} to={calendarHref(sport)}>
            Full calendar{sport && <VisuallyHidden> of {sport.title}</VisuallyHidden>}
          </Link>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {loading
            ? `Loading ${title}`
            : mounted && games.length > 0
              ? `${title}: ${games.length} shown`
              : ''}
        </span>
      </VisuallyHidden>
    </section>
  )
}

/**
 * After loading more rows, moves the focus to the first new row, or to the last row if there is
 * none, because the button has moved or is gone.
 */
function useNewRowFocus(rows: number, waiting: boolean) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (before.current === null || waiting) return
    const row = list.current?.children[Math.min(before.current, rows - 1)]
    before.current = null
    row?.querySelector('a')?.focus({ preventScroll: true })
  }, [rows, waiting])
  return {
    list,
    expect: () => {
      before.current = rows
    },
  }
}
