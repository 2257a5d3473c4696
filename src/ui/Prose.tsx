import { useMemo } from 'react'
import { trustedHtml } from '../platform/trusted.ts'
import '../styles/prose.css'

/**
 * HTML that the department wrote. The server made it safe when it was stored and again when it was
 * sent; nothing else may come in here.
 */
export function Prose({ html }: { html: string }) {
  const trusted = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return <div className="prose" dangerouslySetInnerHTML={trusted} />
}
