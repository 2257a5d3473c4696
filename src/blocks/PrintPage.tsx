import { useEffect, type ReactNode } from 'react'
import type { SiteSettings } from '../contract/site.schema.ts'
import { printSoon } from '../platform/print.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import css from './PrintPage.module.css'

type Props = {
  settings: SiteSettings
  title: string
  /** The page that this one is the paper of. */
  back: { to: string; label: string }
  /** What stands under the title: a record, how many there are. */
  lead?: ReactNode
  children: ReactNode
}

/** Tables on paper: close rows, thin lines, a head on every sheet. */
export const printTable = css.table

/**
 * A page made for paper: nothing of the site around it, a way back, and the print window by itself
 * after a moment.
 */
export function PrintPage({ settings, title, back, lead, children }: Props) {
  useEffect(() => printSoon(), [])
  return (
    <article className={css.page}>
      <div className={css.tools} data-print="no">
        <ButtonLink kind="alternate" to={back.to}>
          {back.label}
        </ButtonLink>
        <Button onClick={() => print()}>Print</Button>
      </div>
      <header className={css.head}>
        <p className="label">{settings.name}</p>
        <h1 className={css.title}>{title}</h1>
        {lead && <div className={css.lead}>{lead}</div>}
      </header>
      {children}
    </article>
  )
}
