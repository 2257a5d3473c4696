import type { CalendarSettings } from '../contract/calendar.schema.ts'
import { withoutScores } from '../domain/calendar/calendar.ts'
import { useDeviceSettings } from '../platform/use-device-settings.ts'
import { useMounted } from '../platform/mounted.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import css from './links.module.css'

const labels: Record<string, string> = { ICS: 'Calendar file (.ics)', CSV: 'Spreadsheet (.csv)' }

/**
 * Calendar subscriptions. They need an absolute URL; the host is added in the browser, because the
 * page is the same on every host. Calendars show scores, so there is a version without, and it is
 * the only one while scores are hidden.
 */
export function Subscribe({ feeds }: { feeds: CalendarSettings['subscribe'] }) {
  const mounted = useMounted()
  const covered = useDeviceSettings().scores === 'covered'
  const urlOf = (url: string) => (covered ? withoutScores(url) : url)
  const calendar = feeds.find(({ type }) => type === 'ICS')
  if (feeds.length === 0) return null
  return (
    <details data-print="no">
      <summary className={css.button}>
        <Icon name="calendar" />
        Subscribe
      </summary>
      <ul role="list" className={css.subscribeList}>
        {mounted && calendar && (
          <li>
            <Link className={css.link} to={`webcal://${location.host}${urlOf(calendar.url)}`}>
              Add to your calendar app
            </Link>
          </li>
        )}
        {mounted && calendar && !covered && (
          <li>
            <Link
              className={css.link}
              to={`webcal://${location.host}${withoutScores(calendar.url)}`}
            >
              Add without scores
            </Link>
          </li>
        )}
        {feeds.map(({ type, url }) => (
          <li key={type}>
            <Link className={css.link} to={urlOf(url)} reloadDocument>
              {labels[type] ?? type}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
