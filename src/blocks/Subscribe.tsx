import type { CalendarSettings } from '../contract/schema/calendar.ts'
import { useMounted } from '../platform/mounted.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import css from './Subscribe.module.css'

const labels: Record<string, string> = { ICS: 'Calendar file (.ics)', CSV: 'Spreadsheet (.csv)' }

/** The games for a calendar of one's own. A subscription needs the whole address, host and all, which a page that is the same on every host learns in the browser. */
export function Subscribe({ feeds }: { feeds: CalendarSettings['subscribe'] }) {
  const mounted = useMounted()
  const calendar = feeds.find(({ type }) => type === 'ICS')
  if (feeds.length === 0) return null
  return (
    <details className={css.box} data-print="no">
      <summary className={css.button}><Icon name="calendar" />Subscribe</summary>
      <ul role="list" className={css.list}>
        {mounted && calendar && <li><Link className={css.link} to={`webcal://${location.host}${calendar.url}`}>Add to your calendar app</Link></li>}
        {feeds.map(({ type, url }) => <li key={type}><Link className={css.link} to={url} reloadDocument>{labels[type] ?? type}</Link></li>)}
      </ul>
    </details>
  )
}
