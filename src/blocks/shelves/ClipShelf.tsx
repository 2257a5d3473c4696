import type { SportRef } from '../../contract/sport.schema.ts'
import type { VideoClip } from '../../contract/videos.schema.ts'
import { videosHref } from '../../routes/video-links.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { ClipCard } from './ClipCard.tsx'
import css from './shelves.module.css'

/** A row of clips, with a link to all of the sport or the department. */
export function ClipShelf({
  clips,
  title = 'Watch',
  sport,
}: {
  clips: VideoClip[]
  title?: string
  sport?: SportRef | undefined
}) {
  return (
    <Section title={title} action={<Link to={videosHref(sport)}>All videos</Link>}>
      <ClipGrid clips={clips} />
    </Section>
  )
}

/** Clips side by side, in as many columns as fit. */
export function ClipGrid({ clips }: { clips: VideoClip[] }) {
  return (
    <ul role="list" className={css.shelf}>
      {clips.map((clip) => (
        <li key={clip.id}>
          <ClipCard clip={clip} />
        </li>
      ))}
    </ul>
  )
}
