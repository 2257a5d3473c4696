import { useEffect, useState } from 'react'
import type { NotificationPreferences } from '../../contract/follow.schema.ts'
import { deviceState, type DeviceState } from '../../data/push.ts'
import { readStored } from '../../platform/storage.ts'
import { notificationsHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import css from './SettingsScreen.module.css'

/** Whether notifications are on, with a link to their page. */
export function NotificationsState({ tenant }: { tenant: string }) {
  const [text, setText] = useState('')
  useEffect(() => {
    void (async () => {
      const [preferences, { state }] = await Promise.all([
        readStored<NotificationPreferences>(tenant, 'wishes'),
        deviceState(tenant),
      ])
      setText(stateWords[state] ?? onWords(preferences?.teams.length ?? 0))
    })()
  }, [tenant])
  return (
    <div className={css.part}>
      <h3 className={css.title}>Notifications</h3>
      <p className={css.partText}>
        {text || 'Game starts, scores and schedule changes for your teams.'}
      </p>
      <p className={css.ways}>
        <ButtonLink kind="alternate" to={notificationsHref()}>
          Choose notifications
        </ButtonLink>
      </p>
    </div>
  )
}

const stateWords: Partial<Record<DeviceState, string>> = {
  absent: 'This site does not send notifications.',
  none: 'This browser does not support notifications.',
  install: 'First add this site to your Home Screen.',
  blocked: 'Blocked in this browser.',
  stopped: 'Stopped: this browser ended them. Turn them on again.',
  off: 'Off.',
}

const onWords = (teams: number): string =>
  `On, for ${teams === 1 ? 'one team' : teams ? `${teams} teams` : 'no teams yet'}.`
