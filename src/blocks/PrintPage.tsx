import { useEffect, type ReactNode } from 'react'
import type { SiteSettings } from '../contract/site.schema.ts'
import { printSoon } from '../platform/print.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ScoreText } from '../ui/ScoreText.tsx'
import css from './PrintPage.module.css'

type Props = {
  settings: SiteSettings
  title: string
  /** The page that this is the print version of. */
  back: { to: string; label: string }
  /** Text under the title: a record, a count. */
  lead?: ReactNode
  children: ReactNode
}

/** Print tables: dense rows, thin lines, a heading on every sheet. */
export const printTable = css.table

/** A print page: no site around it, a link back, and the print dialog opens after a moment. */
export function PrintPage({ settings, title, back, lead, children }: Props) {
  useEffect(() => printSoon(), [])
  return (
    <article className={css.page} data-starts>
      <div className={css.tools} data-print="no">
        <ButtonLink kind="alternate" to={back.to}>
          {back.label}
        </ButtonLink>
        <Button onClick={() => print()}>Print</Button>
      </div>
      <header className={css.head}>
        <p className="label">{settings.name}</p>
        <h1 className={css.title}>{title}</h1>
        {lead && (
          <div className={css.lead}>
            {typeof lead === 'string' ? <ScoreText text={lead} /> : lead}
          </div>
        )}
      </header>
      {children}
    </article>
  )
}
