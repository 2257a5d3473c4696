import '../styles/prose.css'

/** HTML that the department wrote. The server made it safe when it was stored and again when it was sent; nothing else may come in here. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
