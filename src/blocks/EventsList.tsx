import { useId, useState } from 'react'
import type { GamePage } from '../contract/schema/game.ts'
import type { Sport } from '../contract/schema/sport.ts'
import { sportOptions } from '../domain/sport-options.ts'
import { useMounted } from '../platform/mounted.ts'
import { scheduleHref } from '../routes/links.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Link } from '../ui/Link.tsx'
import { SectionHead } from '../ui/Section.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { EventRow } from './EventRow.tsx'
import css from './EventsList.module.css'
import { useEvents, type EventsKind } from './use-events.ts'

/** Heading and empty words as the spec gives them (spec 0 §2.3). */
const words = {
  upcoming: { title: 'Upcoming Events', empty: 'There are currently no upcoming events' },
  results: { title: 'Recent Results', empty: 'There are currently no recent results' },
} as const

/** Games to come or games played, of all sports or of the one that is chosen, six at a time. */
export function EventsList({ kind, page, sports }: { kind: EventsKind; page: GamePage; sports: Sport[] }) {
  const id = useId()
  const mounted = useMounted()
  const [sportId, setSportId] = useState(0)
  const { games, loading, failed, retry, more, loadMore } = useEvents(kind, sportId, page)
  const sport = sports.find((one) => one.id === sportId)
  const selector = (
    <label>
      <VisuallyHidden>Sport of {words[kind].title}</VisuallyHidden>
      <select className={css.select} value={sportId} disabled={!mounted} onChange={(event) => setSportId(Number(event.target.value))}>
        {sportOptions(sports).map((option) => <option key={option.id} value={option.id}>{option.title}</option>)}
      </select>
    </label>
  )
  return (
    <section className={css.list} aria-labelledby={id}>
      <SectionHead id={id} title={words[kind].title} action={selector} />
      <ul role="list" aria-busy={loading}>{games.map((game) => <EventRow key={game.id} game={game} group={kind} />)}</ul>
      {games.length === 0 && !loading && !failed && <EmptyNote next={sport?.scheduleId ? <Link to={scheduleHref(sport)}>See the {sport.title} schedule</Link> : 'Every team’s season is on its schedule page.'}>{words[kind].empty}{sport ? ` for ${sport.title}` : ''}.</EmptyNote>}
      {failed && <EmptyNote next={<Button kind="plain" onClick={retry}>Try again</Button>}>Could not be loaded. You seem to be offline.</EmptyNote>}
      {more && <p className={css.more}><Button kind="plain" disabled={!mounted} onClick={loadMore}>Load more<VisuallyHidden> {words[kind].title}</VisuallyHidden></Button></p>}
    </section>
  )
}
