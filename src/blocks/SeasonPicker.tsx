import type { Season } from '../contract/schema/sport.ts'
import { Link } from '../ui/Link.tsx'
import css from './SeasonPicker.module.css'

type Props = { seasons: Season[]; current: string; to: (season: string) => string }

/** The seasons of a sport, as links in a box that opens without JavaScript. */
export function SeasonPicker({ seasons, current, to }: Props) {
  if (seasons.length < 2) return null
  return (
    <nav aria-label="Season">
      <details key={current} className={css.picker}>
        <summary className={css.button}>{current}<span className={css.word}>season</span></summary>
        <ul role="list" className={css.list}>
          {seasons.map(({ id, title }) => (
            <li key={id}><Link className={css.item} to={to(title)} aria-current={title === current ? 'page' : undefined}>{title}</Link></li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
