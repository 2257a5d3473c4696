import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { ClipGrid } from '../../blocks/shelves/ClipShelf.tsx'
import { usePageHeading } from '../../blocks/use-page-heading.ts'
import { WordsFilter } from '../../blocks/WordsFilter.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { ChannelVideoPage, Playlist, VideoClip } from '../../contract/videos.schema.ts'
import { parseVideosQuery } from '../../domain/search/list-params.ts'
import { maxPages } from '../../domain/search/page-number.ts'
import { toSingleLine } from '../../domain/search/search.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { playlistHref, videosHref } from '../../routes/video-links.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { ChannelShelf } from './ChannelShelf.tsx'
import { clipTypeLabel } from './clip-type-label.ts'
import css from './videos.module.css'
import { formatNumber } from '../../domain/words/number.ts'

type Props = {
  asked: Readonly<Record<string, string>>
  sport?: Sport | undefined
  clips: PageOf<VideoClip>
  sports: Sport[]
  lists?: PageOf<Playlist>
  channel?: ChannelVideoPage
}

/**
 * All clips, newest first, with filters; without filters also series, playlists and the channel.
 */
export default function VideosScreen({ asked, sport, clips, sports, lists, channel }: Props) {
  const { q, type, page } = parseVideosQuery(asked)
  const heading = usePageHeading(page)
  const text = toSingleLine(q)
  const isPlain = !q && !type && page === 1
  const summary = [
    isPlain ? 'Latest' : `${formatNumber(clips.total)}`,
    type && clipTypeLabel(type).toLowerCase(),
    clips.total === 1 && !isPlain ? 'video' : 'videos',
  ]
    .filter(Boolean)
    .join(' ')
  const inOrder = ['series', 'playlist'].flatMap((kind) =>
    (lists?.items ?? []).filter((list) => list.type === kind && list.count > 0),
  )
  return (
    <>
      <ScreenHead title={sport ? `${sport.title} videos` : 'Videos'}>
        <div className="filters">
          <WordsFilter
            label={sport ? `Search ${sport.title} videos` : 'Search videos'}
            placeholder="Title"
            words={q}
            action={videosHref(sport)}
            kept={{ type: type || undefined }}
            to={(next) => videosHref(sport, { q: next, type })}
          />
          <Pickers sports={sports} sport={sport} clips={clips.items} q={q} type={type} />
        </div>
      </ScreenHead>
      <section className={css.body} aria-labelledby="found">
        <h2 id="found" ref={heading} tabIndex={-1} className="count-heading">
          {summary}
          {text && (
            <>
              {' '}
              with “<bdi>{text}</bdi>”
            </>
          )}
        </h2>
        {clips.items.length > 0 ? (
          <div className="container">
            <ClipGrid clips={clips.items} />
          </div>
        ) : (
          <EmptyNote next={(sport || !isPlain) && <Link to={videosHref()}>See all videos</Link>}>
            {isPlain
              ? `No ${sport ? `${sport.title} ` : ''}videos yet.`
              : 'No videos match. Try fewer words.'}
          </EmptyNote>
        )}
        <Pager
          page={page}
          pages={Math.min(clips.pages, maxPages)}
          to={(target) => videosHref(sport, { q, type, page: target })}
          of="videos"
        />
      </section>
      {isPlain && inOrder.length > 0 && <Lists lists={inOrder} />}
      {isPlain && channel && channel.items.length > 0 && <ChannelShelf page={channel} />}
    </>
  )
}

/** Links to the clips of a sport, and of a type that the list has. */
function Pickers({
  sports,
  sport,
  clips,
  q,
  type,
}: {
  sports: Sport[]
  sport: Sport | undefined
  clips: VideoClip[]
  q: string
  type: string
}) {
  const types = [...new Set([...clips.map((clip) => clip.type), ...(type ? [type] : [])])].sort()
  return (
    <div className="pickers">
      {sports.length > 0 && (
        <LinkPicker
          label="Sport"
          current={sport?.title ?? 'All sports'}
          items={[
            {
              key: 0,
              to: videosHref(undefined, { q, type }),
              label: 'All sports',
              current: !sport,
            },
            ...realSports(sports).map((option) => ({
              key: option.id,
              to: videosHref(option, { q, type }),
              label: option.title,
              current: option.id === sport?.id,
            })),
          ]}
        />
      )}
      {(types.length > 1 || type) && (
        <LinkPicker
          label="Type"
          current={type ? clipTypeLabel(type) : 'All types'}
          items={[
            { key: -1, to: videosHref(sport, { q }), label: 'All types', current: !type },
            ...types.map((option, i) => ({
              key: i,
              to: videosHref(sport, { q, type: option }),
              label: clipTypeLabel(option),
              current: option === type,
            })),
          ]}
        />
      )}
    </div>
  )
}

/** Playlists and series as cards. */
function Lists({ lists }: { lists: Playlist[] }) {
  return (
    <Section title="Series and playlists">
      <ul role="list" className={css.lists}>
        {lists.map((list) => (
          <li key={list.id} className={css.list}>
            <div className={css.cover}>
              <Picture
                image={list.thumbnail}
                sizes="(min-width: 64rem) 24rem, 92vw"
                ratio="16/9"
                alt=""
              />
              <span className={css.count}>
                {list.count} {list.count === 1 ? 'video' : 'videos'}
              </span>
            </div>
            <p className="meta">
              <span className="kicker">{list.type === 'series' ? 'Series' : 'Playlist'}</span>
            </p>
            <h3>
              <CardLink to={playlistHref(list)}>{list.title}</CardLink>
            </h3>
            {list.description && <p className="muted">{list.description}</p>}
            {list.sponsor && <p className="caption">Presented by {list.sponsor.title}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
