import { formatDayAndClock } from '../../domain/calendar/clock-words.ts'
import { wantsAnything } from '../../domain/follow/notification-preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './NotificationsScreen.module.css'
import type { Notifications } from './use-notifications.ts'

const messages: Record<
  Exclude<Notifications['support'], 'possible' | 'unknown'>,
  { title: string; text: string }
> = {
  absent: {
    title: 'This site does not send notifications',
    text: 'Your choices below are saved on this device.',
  },
  none: {
    title: 'This browser does not support notifications',
    text:
      'Try another browser, or install this site as an app. ' +
      'Your choices below are saved on this device.',
  },
  install: {
    title: 'First add this site to your Home Screen',
    text:
      'On iPhone and iPad, notifications work only in the installed app: ' +
      'tap Share, then “Add to Home Screen”, open the site from its new icon, ' +
      'and come back to this page.',
  },
  blocked: {
    title: 'Notifications are blocked',
    text:
      'Allow notifications in the site settings next to the address bar, ' +
      'then reload this page.',
  },
}

/** Whether notifications are on, with a button. */
export function StateCard({ notifications }: { notifications: Notifications }) {
  const { support, on, stopped, busy, wishes, deliveredAt, word, failed, turnOn, turnOff, test } =
    notifications
  // Before the browser is asked it shows the most frequent state: off, disabled.
  const isSupported = support === 'possible' || support === 'unknown'
  const { title, text } = isSupported
    ? stateWords({ on, stopped, anything: wantsAnything(wishes), deliveredAt })
    : messages[support as keyof typeof messages]
  return (
    <div className={css.card} data-on={on || undefined}>
      <Icon name="bell" />
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        {isSupported && (
          <p className={css.ways}>
            {on ? (
              <>
                <Button kind="alternate" disabled={busy} onClick={test}>
                  Send one now
                </Button>
                <Button kind="text" disabled={busy} onClick={turnOff}>
                  Turn off
                </Button>
              </>
            ) : (
              <Button disabled={busy || support === 'unknown'} onClick={turnOn}>
                Turn on notifications
              </Button>
            )}
          </p>
        )}
        <p role="status" className={css.said} data-failed={failed || undefined}>
          {word}
        </p>
      </div>
    </div>
  )
}

function stateWords({
  on,
  stopped,
  anything,
  deliveredAt,
}: Pick<Notifications, 'on' | 'stopped' | 'deliveredAt'> & { anything: boolean }) {
  if (stopped)
    return {
      title: 'Notifications have stopped',
      text: 'This browser ended them. Your choices are saved: turn on notifications again.',
    }
  if (!on)
    return {
      title: 'Notifications are off',
      text: 'Choose teams below, then turn on notifications. Your browser will ask once.',
    }
  if (!anything)
    return { title: 'Notifications are on', text: 'No teams chosen yet. Choose a team below.' }
  return {
    title: 'Notifications are on',
    text: deliveredAt
      ? `Last sent ${formatDayAndClock(new Date(deliveredAt), { year: 'numeric' })}.`
      : 'None sent to this device yet.',
  }
}
