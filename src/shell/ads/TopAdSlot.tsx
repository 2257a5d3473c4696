import { useEffect, useRef, useState } from 'react'
import { topAdSlot } from '../../domain/shell/ads.ts'
import { AdSlot } from './AdSlot.tsx'
import css from './TopAdSlot.module.css'

/**
 * On small screens visible until closed with its button. On desktops visible until the page is
 * scrolled by its height, then also not focusable. Its space stays, so that nothing moves.
 */
export function TopAdSlot({ route }: { route: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [isClosed, setClosed] = useState(false)
  const [isPassed, setPassed] = useState(false)

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) =>
      setPassed(!entry!.isIntersecting && entry!.boundingClientRect.bottom <= 0),
    )
    watcher.observe(box.current!)
    return () => watcher.disconnect()
  }, [])

  const name = topAdSlot(route)
  return (
    <div
      ref={box}
      className={css.box}
      data-closed={isClosed ? '' : undefined}
      data-passed={isPassed ? '' : undefined}
    >
      {!isClosed && <AdSlot key={name} name={name} />}
      {!isClosed && (
        <button
          type="button"
          className={css.close}
          onClick={() => setClosed(true)}
          aria-label="Close the advertisement"
        >
          <span aria-hidden>×</span>
        </button>
      )}
    </div>
  )
}
