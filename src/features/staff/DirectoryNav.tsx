import type { StaffGroup } from '../../domain/people/staff.ts'
import { Link } from '../../ui/Link.tsx'
import { scrollerClass } from '../../ui/Scroller.tsx'
import css from './DirectoryNav.module.css'

/** Down to a department of this page: a row on a phone, a column that stays on a desktop. */
export function DirectoryNav({ groups }: { groups: StaffGroup[] }) {
  return (
    <nav className={css.nav} aria-label="Departments">
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        {groups.map(({ key, title, members }) => (
          <li key={key}>
            <Link className={css.link} to={`#${key}`}>
              {title} <span className={css.count}>{members.length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
