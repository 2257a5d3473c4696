import { useMemo } from 'react'
import { trustedHtml } from '../platform/trusted.ts'
import '../styles/prose.css'

/** Tags with their attributes, which stay as they are, and scores and records. */
const parts = /<(?:"[^"]*"|'[^']*'|[^"'>])*>|[\d.]+[-–][\d.–-]*\d/g

/** No line breaks inside a score. */
const withWholeScores = (html: string): string =>
  html.replace(parts, (part) =>
    part[0] === '<' ? part : `<span class="nowrap">${part}</span>`,
  )

/**
 * HTML of the department. The server cleaned it on storing and on sending; no other HTML may be
 * used.
 */
export function Prose({ html }: { html: string }) {
  const trusted = useMemo(() => ({ __html: trustedHtml(withWholeScores(html)) }), [html])
  return <div className="prose" dangerouslySetInnerHTML={trusted} />
}
