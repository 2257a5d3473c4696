import { choose, useChoices, type Choices } from '../../platform/choices.ts'
import { useMounted } from '../../platform/mounted.ts'
import css from './AnnounceChoice.module.css'

const words: Record<Choices['announce'], string> = {
  off: 'Off',
  scores: 'Scores',
  plays: 'All plays',
}

/**
 * What a screen reader hears while the game is on. Its place is kept until a script can act on it.
 */
export function AnnounceChoice() {
  const mounted = useMounted()
  const { announce } = useChoices()
  return (
    <label className={css.choice} data-waits={!mounted || undefined}>
      Announcements{' '}
      <select
        className={css.select}
        value={announce}
        onChange={({ currentTarget }) =>
          choose({ announce: currentTarget.value as Choices['announce'] })
        }
      >
        {Object.entries(words).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
