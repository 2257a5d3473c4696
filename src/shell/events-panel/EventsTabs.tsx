import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent } from 'react'
import { EventsList } from '../../blocks/EventsList.tsx'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import css from './EventsPanel.module.css'

const tabs = [
  { key: 'upcoming', label: 'Events' },
  { key: 'results', label: 'Results' },
] as const

/**
 * Two tabs, events first; arrow keys, Home and End switch (the tabs pattern of the ARIA practices
 * guide).
 */
export function EventsTabs() {
  const sports = useQuery(apiQuery(api.sports, {})).data?.value ?? []
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: (active + 1) % tabs.length,
      ArrowLeft: (active + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setActive(to)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <>
      <div ref={list} className={css.tabs} role="tablist" aria-label="Calendar">
        {tabs.map(({ key, label }, i) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`events-tab-${key}`}
            className={css.tab}
            aria-selected={i === active}
            aria-controls={`events-of-${key}`}
            tabIndex={i === active ? 0 : -1}
            onClick={() => setActive(i)}
            onKeyDown={move}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key }, i) => (
        <div
          key={key}
          role="tabpanel"
          id={`events-of-${key}`}
          className={css.list}
          aria-labelledby={`events-tab-${key}`}
          hidden={i !== active}
        >
          <EventsList kind={key} sports={sports} />
        </div>
      ))}
    </>
  )
}
