import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Alert } from '../../contract/notices.schema.ts'
import { alertCookie, alertRuns, endOfAlert, openAlerts } from '../../domain/shell/alerts.ts'
import { alertClosedFor } from '../../domain/constants.ts'
import { hasCookie, setCookie } from '../../platform/cookies.ts'
import css from './AlertBand.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** The longest timer in milliseconds. */
const maxTimerMs = 2 ** 31 - 1

/**
 * The alerts of a page. The server renders all current ones, and the head script hides those that
 * this visitor does not get; from the first layout on React controls the list. Only a click or a
 * navigation changes the band's height: an alert that ends leaves its space empty, and a new one is
 * shown over the page and announced. So the page never moves.
 */
export function AlertBand({
  alerts,
  atOnce,
  zone,
}: {
  alerts: Alert[]
  atOnce: number
  zone: string
}) {
  /**
   * Null until this device's state is known: the alerts in the band, and those that existed then.
   */
  const [settled, setSettled] = useState<{ placed: Alert[]; known: Set<number> } | null>(null)
  const [now, setNow] = useState(0)
  const band = useRef<HTMLElement>(null)
  const closed = useRef(false)

  const settle = () => {
    setNow(Date.now())
    setSettled({
      placed: openAlerts(alerts, Date.now(), zone, hasCookie).slice(0, atOnce),
      known: new Set(alerts.map(({ id }) => id)),
    })
  }
  const settleFirst = useRef(settle)
  useLayoutEffect(() => {
    settleFirst.current()
    document.documentElement.removeAttribute('data-alerts')
  }, [])

  const next = Math.min(
    ...alerts
      .map((alert) => endOfAlert(alert) ?? Number.POSITIVE_INFINITY)
      .filter((end) => end > now),
  )
  useEffect(() => {
    if (now === 0 || next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.min(Math.max(0, next - Date.now()), maxTimerMs),
    )
    return () => clearTimeout(timer)
  }, [next, now])

  // Closing an alert moves focus to the next one, or to what follows the band.
  useEffect(() => {
    if (!closed.current) return
    closed.current = false
    const target =
      band.current?.querySelector('button') ??
      document.querySelector<HTMLElement>('header[data-shell] a') ??
      document.getElementById('main')
    target?.focus({ preventScroll: true })
  }, [settled])

  const close = (id: number) => {
    setCookie(alertCookie(id), { for: alertClosedFor })
    closed.current = true
    settle()
    // Without cookies an alert stays closed until the next page.
    setSettled(
      (current) =>
        current && { ...current, placed: current.placed.filter((alert) => alert.id !== id) },
    )
  }

  if (!settled)
    return (
      alerts.length > 0 && (
        <section aria-label="Alerts">
          {alerts.map((alert, i) => (
            <AlertItem key={alert.id} alert={alert} over={i >= atOnce} onClose={close} />
          ))}
        </section>
      )
    )
  const arrived = alerts
    .filter(
      (alert) =>
        !settled.known.has(alert.id) &&
        alertRuns(alert, now, zone) &&
        !hasCookie(alertCookie(alert.id)),
    )
    .slice(0, atOnce)
  const isGone = (alert: Alert, i: number) =>
    i >= atOnce - arrived.length ||
    !alerts.some(({ id }) => id === alert.id) ||
    !alertRuns(alert, now, zone)
  return (
    <>
      {settled.placed.length > 0 && (
        <section ref={band} aria-label="Alerts">
          {settled.placed.map((alert, i) => (
            <AlertItem
              key={alert.id}
              alert={alerts.find(({ id }) => id === alert.id) ?? alert}
              gone={isGone(alert, i)}
              onClose={close}
            />
          ))}
        </section>
      )}
      <div role="status" className={css.arrived}>
        {arrived.map((alert) => (
          <AlertItem key={alert.id} alert={alert} onClose={close} />
        ))}
      </div>
    </>
  )
}

type Props = {
  alert: Alert
  /** Beyond the number shown at once: hidden without a script. */
  over?: boolean
  /** It ended while the page was open: its space stays. */
  gone?: boolean
  onClose(id: number): void
}

/**
 * One alert: its title, which is text, in one line that opens to the whole title, the message,
 * which is the department's HTML, and the link.
 */
function AlertItem({
  alert: { id, title, message, link, linkTitle, openInNewWindow },
  over,
  gone,
  onClose,
}: Props) {
  return (
    <div
      className={css.alert}
      data-alert={id}
      data-over={over || undefined}
      data-gone={gone || undefined}
    >
      <details className={css.words}>
        <summary className={css.line}>
          <Icon name="bell" />
          <b className={css.title}>{title}</b>
          <Icon name="chevron-down" />
        </summary>
        <div className={css.more}>
          {message && <Prose html={message} />}
          {link && (
            <Link to={link} newTab={openInNewWindow}>
              {linkTitle || 'More'}
              {!linkTitle && <VisuallyHidden> about {title}</VisuallyHidden>}
            </Link>
          )}
        </div>
      </details>
      <button type="button" className={css.close} onClick={() => onClose(id)}>
        <Icon name="close" />
        <VisuallyHidden>Close alert: {title}</VisuallyHidden>
      </button>
    </div>
  )
}
