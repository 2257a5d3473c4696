import type { SportRef } from '../../contract/sport.schema.ts'
import type { VideoClip } from '../../contract/videos.schema.ts'
import { videosHref } from '../../routes/video-links.ts'
import { Link } from '../../ui/Link.tsx'
import { scrollerClass } from '../../ui/Scroller.tsx'
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
      <ClipGrid clips={clips} inRow />
    </Section>
  )
}

/** Clips side by side, in as many columns as fit; `inRow` in a row that scrolls on a phone. */
export function ClipGrid({ clips, inRow }: { clips: VideoClip[]; inRow?: boolean }) {
  return (
    <ul
      role="list"
      className={inRow ? `${css.shelf} ${scrollerClass}` : css.shelf}
      data-row={inRow || undefined}
    >
      {clips.map((clip) => (
        <li key={clip.id}>
          <ClipCard clip={clip} />
        </li>
      ))}
    </ul>
  )
}
