import { FollowButton } from '../../blocks/my-teams/FollowButton.tsx'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { Sport } from '../../contract/schema/sport.ts'
import { notificationsHref } from '../../routes/links/department.ts'
import { sportHref } from '../../routes/links.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TeamLine.module.css'

type Props = {
  sport: Sport
  /** Among the followed ones; -1 where it is none of them. */ place: number
  of: number
  /** Told before it is followed or left. */ hold(): void
  move(by: -1 | 1): void
}

/**
 * A team: followed or not, and, where it is, one place up or down. All lines are as high, so that
 * none moves another.
 */
export function TeamLine({ sport, place, of, hold, move }: Props) {
  const followed = place >= 0
  const step = (by: -1 | 1, words: string, possible: boolean) => (
    <button
      type="button"
      className={css.step}
      data-by={by}
      disabled={!possible}
      hidden={!followed}
      onClick={() => move(by)}
    >
      <Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} />
      <VisuallyHidden>
        {sport.title} {words}
      </VisuallyHidden>
    </button>
  )
  return (
    <li className={css.team} data-team={sport.id} data-on={followed || undefined}>
      <Link className={css.name} to={sportHref(sport)}>
        <SportIcon sport={sport} />
        <span>{sport.title}</span>
      </Link>
      <span className={css.steps}>
        {step(-1, 'one place up', place > 0)}
        {step(1, 'one place down', place < of - 1)}
      </span>
      <Link className={css.bell} to={notificationsHref(sport)}>
        <Icon name="bell" />
        <VisuallyHidden>Notifications of {sport.title}</VisuallyHidden>
      </Link>
      <span onClickCapture={hold}>
        <FollowButton sport={sport} />
      </span>
    </li>
  )
}
