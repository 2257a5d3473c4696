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
  children: ReactNode
}

/** A part of the box score. New content waits behind a button that takes no space. */
export function SettledSection({
  title,
  anchor,
  settled: { waiting, settle, ref },
  children,
}: Props) {
  const id = useId()
  return (
    <section ref={ref} id={anchor} className={css.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      {waiting && (
        <div className={css.update}>
          <Button onClick={settle}>Show updates</Button>
        </div>
      )}
      <Contained as="p">{children}</Contained>
    </section>
  )
}
