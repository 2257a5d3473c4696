import { useEffect, useState } from 'react'
import type { NotificationPreferences } from '../../contract/follow.schema.ts'
import { readStored } from '../../platform/storage.ts'
import { pushSupport } from '../../platform/push.ts'
import { notificationsHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import css from './SettingsScreen.module.css'

/** Whether notifications are on, with a link to their page. */
export function NotificationsState({ tenant }: { tenant: string }) {
  const [words, setWords] = useState('')
  useEffect(() => {
    void (async () => {
      const [wishes, on] = await Promise.all([
        readStored<NotificationPreferences>(tenant, 'wishes'),
        readStored<boolean>(tenant, 'wishes-on'),
      ])
      setWords(stateWords(pushSupport(), on === true, wishes?.teams.length ?? 0))
    })()
  }, [tenant])
  return (
    <div className={css.part}>
      <h3 className={css.title}>Notifications</h3>
      <p className={css.partText}>
        {words || 'Game starts, scores and schedule changes for your teams.'}
      </p>
      <p className={css.ways}>
        <ButtonLink kind="alternate" to={notificationsHref()}>
          Choose notifications
        </ButtonLink>
      </p>
    </div>
  )
}

function stateWords(support: ReturnType<typeof pushSupport>, on: boolean, teams: number): string {
  if (support === 'none') return 'This browser does not support notifications.'
  if (support === 'blocked') return 'Blocked in this browser.'
  return on
    ? `On, for ${teams === 1 ? 'one team' : teams ? `${teams} teams` : 'no teams yet'}.`
    : 'Off.'
}
