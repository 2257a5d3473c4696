import type { NotificationPreferences } from '../../contract/follow.schema.ts'
import { useDeviceSettings } from '../../platform/use-device-settings.ts'
import { Toggle } from '../../ui/Toggle.tsx'
import css from './NotificationsScreen.module.css'

const night = { from: '22:00', to: '07:00' }

/** Other settings: alerts, messages without scores, quiet hours. */
export function QuietHours({
  wishes,
  change,
}: {
  wishes: NotificationPreferences
  change(by: (preferences: NotificationPreferences) => NotificationPreferences): void
}) {
  const { quiet, alerts, scoreFree } = wishes
  const covered = useDeviceSettings().scores === 'covered'
  const clock = (end: 'from' | 'to', label: string) =>
    quiet && (
      <label className={css.clock}>
        {label}{' '}
        <input
          className="input"
          type="time"
          required
          value={quiet[end]}
          onChange={({ currentTarget: { value } }) => {
            if (value)
              change((now) => ({ ...now, quiet: { ...(now.quiet ?? quiet), [end]: value } }))
          }}
        />
      </label>
    )
  return (
    <div className={css.manners}>
      <Toggle on={alerts} onChange={(on) => change((now) => ({ ...now, alerts: on }))}>
        <strong>Alerts</strong> <span className="muted">Weather, gates and closures</span>
      </Toggle>
      <Toggle
        on={scoreFree || covered}
        fixed={covered}
        onChange={(on) => change((now) => ({ ...now, scoreFree: on }))}
      >
        <strong>Hide scores in notifications</strong>{' '}
        <span className="muted">
          {covered
            ? 'Scores are hidden on this device, so notifications leave them out.'
            : 'Notifications say that a game ended, not who won.'}
        </span>
      </Toggle>
      <Toggle
        on={quiet !== null}
        onChange={(on) => change((now) => ({ ...now, quiet: on ? night : null }))}
      >
        <strong>Quiet hours</strong>{' '}
        <span className="muted">
          During quiet hours, live scores are off. Finals arrive in the morning.
        </span>
      </Toggle>
      {quiet && (
        <p className={css.clocks}>
          {clock('from', 'From')} {clock('to', 'to')}{' '}
          <span className="muted">{wishes.timeZone.replaceAll('_', ' ')}</span>
        </p>
      )}
    </div>
  )
}
