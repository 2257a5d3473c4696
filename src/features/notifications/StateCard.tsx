import { wantsAnything } from '../../domain/phone/notification-preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './NotificationsScreen.module.css'
import type { Notifications } from './use-notifications.ts'

const words: Record<
  Exclude<Notifications['support'], 'possible' | 'unknown'>,
  { title: string; text: string }
> = {
  absent: {
    title: 'This site sends no notifications',
    text: 'Your choices below are kept on this device, for the day it does.',
  },
  none: {
    title: 'This browser shows no notifications',
    text: 'Another browser, or this site installed as an app, may. Your choices below are kept on this device.',
  },
  install: {
    title: 'First add this site to your Home Screen',
    text: 'On iPhone and iPad notifications come only from there: tap Share, then “Add to Home Screen”, open the site from its new icon, and come back to this page.',
  },
  blocked: {
    title: 'Notifications are blocked',
    text: 'This browser was told not to show them. Open its settings for this site (the sign beside the address), allow notifications, and load this page again.',
  },
}

/** Whether notifications are on, with a button. */
export function StateCard({ notifications }: { notifications: Notifications }) {
  const { support, on, busy, wishes, deliveredAt, word, failed, turnOn, turnOff, test } =
    notifications
  // Before the browser is asked it shows the most frequent state: off, disabled.
  const usual = support === 'possible' || support === 'unknown'
  const { title, text } = usual
    ? stateWords(on, wantsAnything(wishes), deliveredAt)
    : words[support as keyof typeof words]
  return (
    <div className={css.card} data-on={on || undefined}>
      <Icon name="bell" />
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        {usual && (
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

function stateWords(on: boolean, anything: boolean, deliveredAt: string | null) {
  if (!on)
    return {
      title: 'Notifications are off',
      text: 'Choose teams below, then switch notifications on. Your browser will ask you once.',
    }
  if (!anything)
    return { title: 'Notifications are on', text: 'Nothing is chosen yet: pick a team below.' }
  return {
    title: 'Notifications are on',
    text: deliveredAt
      ? `The last one went out ${new Date(deliveredAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}.`
      : 'None has been sent to this device yet.',
  }
}
