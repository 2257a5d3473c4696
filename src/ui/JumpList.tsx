import { useEffect, useState } from 'react'
import css from './JumpList.module.css'
import { scrollerClass } from './Scroller.tsx'

type Part = { id: string; title: string }

/** Links to the parts of a long page, in one line that scrolls; nothing for fewer than four. */
export function JumpList({ parts }: { parts: readonly Part[] }) {
  const current = useCurrentPart(parts)
  if (parts.length < 4) return null
  return (
    <nav aria-label="Jump to">
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              className={css.link}
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last part that begins in the upper third of the window or above it. */
function useCurrentPart(parts: readonly Part[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    const begun = new Set<string | undefined>()
    const idOf = new Map<Element, string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          begun[isIntersecting ? 'add' : 'delete'](idOf.get(target))
        setCurrent(ids.split(' ').findLast((id) => begun.has(id)))
      },
      // However far above.
      { rootMargin: '1000000px 0px -66% 0px' },
    )
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id)
      // What is in a section that is not laid out has no place.
      const section = part?.closest('section') ?? part
      if (!section) continue
      idOf.set(section, id)
      observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
