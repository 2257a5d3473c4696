import css from './JumpList.module.css'
import { scrollerClass } from './Scroller.tsx'

/** Links to the parts of a long page, in one line that scrolls; nothing for fewer than four. */
export function JumpList({ parts }: { parts: readonly { id: string; title: string }[] }) {
  if (parts.length < 4) return null
  return (
    <nav aria-label="Jump to">
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        {parts.map(({ id, title }) => (
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
