import type { SportRef } from '../../contract/sport.schema.ts'
import { withoutTeam, withTeam } from '../../domain/follow/my-teams.ts'
import { chooseTeams, useMyTeams } from '../../platform/my-teams.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './FollowButton.module.css'

/** Follows or unfollows a team. Its width is that of the longer label, so it never changes. */
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
      {/* The key replaces what a translator wrote. */}
      <span key={String(on)}>{on ? 'Following' : 'Follow'}</span>
      <VisuallyHidden> {sport.title}</VisuallyHidden>
    </button>
  )
}
