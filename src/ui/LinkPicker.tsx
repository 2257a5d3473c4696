import css from './LinkPicker.module.css'
import { Link } from './Link.tsx'

type Props = {
  label: string
  current: string
  /** Said after the current one where there is room. */
  word?: string
  items: { key: number; to: string; label: string; current: boolean }[]
}

/**
 * One choice among many, each an address of its own, as links in a box that opens without
 * JavaScript.
 */
export function LinkPicker({ label, current, word, items }: Props) {
  return (
    <nav aria-label={label}>
      <details key={current} className={css.picker}>
        <summary className={css.button}>
          {current}
          {word && <span className={css.word}>{word}</span>}
        </summary>
        <ul role="list" className={css.list}>
          {items.map((item) => (
            <li key={item.key}>
              <Link
                className={css.item}
                to={item.to}
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
