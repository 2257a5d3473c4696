import { Prose } from '../ui/Prose.tsx'
import css from './Transcript.module.css'

/** What is said in a video or an episode, closed until it is wanted. */
export function Transcript({ html }: { html: string | null }) {
  if (!html) return null
  return (
    <details className={css.transcript}>
      <summary className="target">Transcript</summary>
      <Prose html={html} />
    </details>
  )
}
