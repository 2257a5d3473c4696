import { paths } from '../../routes/paths.ts'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Sport } from '../../contract/sport.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { followedFirst } from '../../domain/follow/my-teams.ts'
import { useMyTeams } from '../../platform/my-teams.ts'
import { href } from '../../routes/href.ts'
import { calendarHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { QuietHours } from './QuietHours.tsx'
import css from './NotificationsScreen.module.css'
import { StateCard } from './StateCard.tsx'
import { useNotifications } from './use-notifications.ts'
import type { NotificationPreferences } from '../../contract/follow.schema.ts'
import {
  listPushKinds,
  pushKinds,
  withKind,
  withTeam,
} from '../../domain/follow/notification-preferences.ts'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** Notification settings of this device: by team and kind, with quiet hours, without an account. */
export default function NotificationsScreen({
  settings,
  sports,
}: {
  settings: SiteSettings
  sports: Sport[]
}) {
  const notifications = useNotifications(settings.tenant)
  // Disabled until the stored preferences are read, because a choice would overwrite them.
  const ready = notifications.support !== 'unknown'
  const { wishes, change } = notifications
  const teams = followedFirst(
    sports.filter(({ nonSport }) => !nonSport),
    useMyTeams(),
    ({ id }) => id,
  )
  return (
    <>
      <ScreenHead title="Notifications">
        <p>
          Game, score and schedule alerts for the teams you choose. No account or email address
          needed.
        </p>
      </ScreenHead>
      <Section title="This device">
        <noscript>
          <p>
            Notifications need JavaScript, but{' '}
            <Link to={href(paths.subscribe, {})}>news by email</Link> and{' '}
            <Link to={calendarHref()}>games in your calendar</Link> work without it.
          </p>
        </noscript>
        <StateCard notifications={notifications} />
      </Section>
      <Section title="Teams">
        {teams.length === 0 ? (
          <EmptyNote>No teams yet.</EmptyNote>
        ) : (
          <ul role="list" className={css.teams} inert={!ready}>
            {teams.map((sport) => (
              <TeamPreferences key={sport.id} sport={sport} wishes={wishes} change={change} />
            ))}
          </ul>
        )}
      </Section>
      <Section title="How and when">
        <div inert={!ready}>
          <QuietHours wishes={wishes} change={change} />
        </div>
      </Section>
    </>
  )
}

/** A team: on or off, and its kinds of notifications. */
function TeamPreferences({
  sport,
  wishes,
  change,
}: {
  sport: Sport
  wishes: NotificationPreferences
  change(by: (preferences: NotificationPreferences) => NotificationPreferences): void
}) {
  const chosen = listPushKinds(wishes, sport.id)
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
          <span className="bold">{sport.title}</span>
        </Toggle>
      </div>
      {chosen.length > 0 && (
        <fieldset className={css.kinds}>
          <legend>
            <VisuallyHidden>Notify me about {sport.title}</VisuallyHidden>
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
              <strong>{title}</strong> <span className="muted">{text}</span>
            </label>
          ))}
        </fieldset>
      )}
    </li>
  )
}
