import type { NotificationPreferences } from '../../contract/schema/push.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import {
  kindsOf,
  pushKinds,
  withKind,
  withTeam,
} from '../../domain/phone/notification-preferences.ts'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TeamPreferences.module.css'

/** One team: on or off, and of what one is told while it is on. */
export function TeamPreferences({
  sport,
  wishes,
  change,
}: {
  sport: Sport
  wishes: NotificationPreferences
  change(by: (wishes: NotificationPreferences) => NotificationPreferences): void
}) {
  const chosen = kindsOf(wishes, sport.id)
  return (
    <li
      className={css.team}
      data-team={sport.id}
      id={`team-${sport.globalSportNameSlug}`}
      data-on={chosen.length > 0 || undefined}
    >
      <div className={css.head}>
        <SportIcon sport={sport} />
        <Toggle
          on={chosen.length > 0}
          onChange={(on) => change((now) => withTeam(now, sport.id, on))}
        >
          <span className={css.name}>{sport.title}</span>
        </Toggle>
      </div>
      {chosen.length > 0 && (
        <fieldset className={css.kinds}>
          <legend>
            <VisuallyHidden>Tell me of {sport.title}</VisuallyHidden>
          </legend>
          {pushKinds.map(({ kind, title, text }) => (
            <label key={kind} className={css.kind}>
              <input
                type="checkbox"
                checked={chosen.includes(kind)}
                onChange={({ currentTarget: { checked } }) =>
                  change((now) => withKind(now, sport.id, kind, checked))
                }
              />
              <strong>{title}</strong> <span className={css.text}>{text}</span>
            </label>
          ))}
        </fieldset>
      )}
    </li>
  )
}
