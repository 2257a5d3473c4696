import type { VideoClip } from '../../contract/videos.schema.ts'
import { Section } from '../../ui/Section.tsx'
import { ClipCard } from './ClipCard.tsx'
import css from './shelves.module.css'

/** A row of clips. */
export function ClipShelf({ clips, title = 'Watch' }: { clips: VideoClip[]; title?: string }) {
  return (
    <Section title={title}>
      <ul role="list" className={css.shelf}>
        {clips.map((clip) => (
          <li key={clip.id}>
            <ClipCard clip={clip} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
