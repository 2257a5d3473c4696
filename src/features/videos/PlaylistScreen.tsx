import { ClipCard } from '../../blocks/shelves/ClipCard.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Playlist, PlaylistWithClips } from '../../contract/videos.schema.ts'
import { playlistHref, videosHref } from '../../routes/video-links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './videos.module.css'

type Props = {
  list: PlaylistWithClips
  lists?: PageOf<Playlist>
  others?: { id: number; title: string }[]
}

/** A playlist, or a series with its numbered parts, in the department's order. */
export default function PlaylistScreen({ list, lists, others }: Props) {
  const isSeries = list.type === 'series'
  const count = list.clips.length
  const noun = isSeries ? 'part' : 'video'
  const more = isSeries
    ? (others ?? []).map((other) => ({ ...other, type: list.type }))
    : (lists?.items ?? []).filter(({ type }) => type === list.type)
  const otherLists = more.filter(({ id }) => id !== list.id)
  return (
    <>
      <ScreenHead title={list.title}>
        {list.description && <p>{list.description}</p>}
        <p className="meta">
          <span className="kicker">{isSeries ? 'Series' : 'Playlist'}</span>
          {list.sponsor && (
            <span>
              Presented by{' '}
              {list.sponsor.url ? (
                <Link to={list.sponsor.url} rel="sponsored">
                  {list.sponsor.title}
                </Link>
              ) : (
                list.sponsor.title
              )}
            </span>
          )}
        </p>
      </ScreenHead>
      <Section
        title={`${count} ${count === 1 ? noun : `${noun}s`}`}
        action={<Link to={videosHref()}>All videos</Link>}
      >
        {count > 0 ? (
          <ol role="list" className={css.lists}>
            {list.clips.map((clip, i) => (
              <li key={clip.id} className={css.item}>
                {isSeries && <p className={css.part}>Part {i + 1}</p>}
                <ClipCard clip={clip} sizes="(min-width: 64rem) 24rem, 92vw" />
              </li>
            ))}
          </ol>
        ) : (
          <EmptyNote next={<Link to={videosHref()}>See all videos</Link>}>No videos yet.</EmptyNote>
        )}
      </Section>
      {otherLists.length > 0 && (
        <Section title={isSeries ? 'More series' : 'More playlists'}>
          <p className="more-links">
            {otherLists.map((other) => (
              <Link key={other.id} to={playlistHref(other)}>
                {other.title}
              </Link>
            ))}
          </p>
        </Section>
      )}
    </>
  )
}
