import css from './LinkPicker.module.css'
import { Link } from './Link.tsx'

type Props = {
  label: string
  current: string
  /** Shown after the current item where there is room. */
  word?: string
  items: { key: number; to: string; label: string; current: boolean }[]
}

/** A choice of many, as links in a details element. */
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
