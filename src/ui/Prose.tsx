import { useMemo } from 'react'
import { trustedHtml } from '../platform/trusted.ts'
import '../styles/prose.css'

/**
 * HTML of the department. The server cleaned it on storing and on sending; no other HTML may be
 * used.
 */
export function Prose({ html }: { html: string }) {
  const trusted = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return <div className="prose" dangerouslySetInnerHTML={trusted} />
}
