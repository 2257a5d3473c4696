import { scrollerClass } from '../../ui/Scroller.tsx'
import css from './JumpList.module.css'

/** The groups of a long page in a row, each a step down to its heading. */
export function JumpList({ groups }: { groups: readonly { id: string; title: string }[] }) {
  if (groups.length < 4) return null
  return (
    <nav className={css.jump} aria-label="Jump to">
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a className={css.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
