import { letterChoices } from '../../domain/people/past-players.ts'
import { Link } from '../../ui/Link.tsx'
import { scrollerClass } from '../../ui/Scroller.tsx'
import css from './LetterNav.module.css'

/** The letters of last names, each an address. */
export function LetterNav({
  letter,
  to,
}: {
  letter: string | undefined
  to: (letter: string | undefined) => string
}) {
  return (
    <nav className={css.nav} aria-label="Last name">
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        <li>
          <Link
            className={css.letter}
            to={to(undefined)}
            inPlace
            aria-current={letter ? undefined : 'true'}
          >
            All
          </Link>
        </li>
        {letterChoices.map((one) => (
          <li key={one}>
            <Link
              className={css.letter}
              to={to(one)}
              inPlace
              aria-current={one === letter ? 'true' : undefined}
            >
              {one.toUpperCase()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
