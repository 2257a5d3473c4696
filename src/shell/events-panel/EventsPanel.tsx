import { useRef, useState } from 'react'
import { calendarHref } from '../../routes/links.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { useOpenMenu } from '../open-menu.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { useMenuPopover } from '../use-menu-popover.ts'
import css from './EventsPanel.module.css'
import { panelId } from './panel-id.ts'

const { Piece: TabsPiece } = lazyHydrated(async () => ({
  EventsTabs: (await import('./EventsTabs.tsx')).EventsTabs,
}))

/**
 * The mobile panel of events and results. Its lists and code load when it is first opened, and
 * stay.
 */
export function EventsPanel() {
  const panel = useRef<HTMLDivElement>(null)
  const handlers = useMenuPopover(panel, 'mobile-calendar')
  const isOpen = useOpenMenu()[0] === 'mobile-calendar'
  const [opened, setOpened] = useState(isOpen)
  if (isOpen && !opened) setOpened(true)
  return (
    <div
      ref={panel}
      id={panelId}
      className={css.panel}
      popover="auto"
      role="dialog"
      aria-label="Calendar"
      {...handlers}
    >
      <div className={css.head}>
        <h2>Calendar</h2>
        <Button kind="text" popoverTarget={panelId} popoverTargetAction="hide">
          <Icon name="close" />
          Close
        </Button>
      </div>
      {opened && <TabsPiece name="EventsTabs" />}
      <Link className={css.all} to={calendarHref()}>
        <Icon name="calendar" />
        Full calendar
      </Link>
    </div>
  )
}
