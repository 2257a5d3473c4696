import { useId, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Contained } from '../../ui/Contained.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import css from './game.module.css'
import type { Settled } from './use-deferred-layout.ts'

type Props = {
  title: string
  /** Its fragment id. */
  anchor?: string
  settled: Pick<Settled<unknown>, 'waiting' | 'settle' | 'ref'>
  /** What waits: '2 new plays'. */
  news?: string
  /** Above the content, and not moved by it. */
  above?: ReactNode
  children: ReactNode
}

/**
 * A part of the box score. While its content is in view, new content waits behind a button that
 * takes no space; a reader above it gets it without asking.
 */
export function SettledSection({
  title,
  anchor,
  settled: { waiting, settle, ref },
  news,
  above,
  children,
}: Props) {
  const id = useId()
  return (
    <section id={anchor} className={css.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      {waiting && (
        <div className={css.update}>
          <Button size="small" onClick={settle}>
            {/* The key replaces the words, so that nothing moves when they change. */}
            <span key={news}>{news || 'Show updates'}</span>
          </Button>
        </div>
      )}
      <Contained as="p">
        {above}
        <div ref={ref}>{children}</div>
      </Contained>
    </section>
  )
}
