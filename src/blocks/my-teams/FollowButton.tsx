import type { SportRef } from '../../contract/sport.schema.ts'
import { withoutTeam, withTeam } from '../../domain/follow/my-teams.ts'
import { chooseTeams, useMyTeams } from '../../platform/my-teams.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './FollowButton.module.css'

/** Follows or unfollows a team. Both labels share one place, so its width never changes. */
export function FollowButton({ sport }: { sport: Pick<SportRef, 'id' | 'title'> }) {
  const teams = useMyTeams()
  const on = teams.includes(sport.id)
  return (
    <button
      type="button"
      className={css.follow}
      data-print="no"
      aria-pressed={on}
      onClick={() => {
        chooseTeams(on ? withoutTeam(teams, sport.id) : withTeam(teams, sport.id))
      }}
    >
      <Icon name={on ? 'star-full' : 'star'} />
      <span className={css.words}>
        <span hidden={on}>Follow</span>
        <span hidden={!on}>Following</span>
      </span>
      <VisuallyHidden> {sport.title}</VisuallyHidden>
    </button>
  )
}
