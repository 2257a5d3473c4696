import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Sport, Tag, TagFilters, TaggedContent } from '../../contract/sport.schema.ts'
import { taggedType } from '../../domain/search/list-params.ts'
import { maxPages, parsePageParam } from '../../domain/search/page-number.ts'
import { tagHref, tagsHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './tags.module.css'
import { CardMeta } from '../../blocks/CardMeta.tsx'
import { fullDate } from '../../domain/calendar/when.ts'
import { getStorySpoilerProps } from '../../domain/spoilers.ts'
import { hasPage } from '../../routes/name-at.ts'
import { Badge } from '../../ui/Badge.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'

type Props = {
  content: PageOf<TaggedContent> & { tag: Tag | null }
  filters: TagFilters
  sport?: Sport | undefined
  asked: Readonly<Record<string, string>>
  params: { tagSlug: string }
}

/** The content of a topic, newest first, filtered by sport or kind. */
export default function TagScreen({
  content: { tag, items, total, pages },
  filters,
  sport,
  asked,
  params,
}: Props) {
  const page = parsePageParam(asked)
  const type = taggedType(asked['type'])
  const slug = tag?.slug ?? params.tagSlug
  const teams = [
    { key: 0, to: tagHref(slug, undefined, { type }), label: 'All sports', current: !sport },
    ...filters.sports.map((option) => ({
      key: option.sport.id,
      to: tagHref(slug, option.sport, { type }),
      label: `${option.sport.title} (${option.count})`,
      current: option.sport.id === sport?.id,
    })),
  ]
  const kinds = [
    { to: tagHref(slug, sport), label: 'All', current: !type },
    ...filters.types.map((option) => ({
      to: tagHref(slug, sport, { type: option.type }),
      label: option.section,
      current: option.type === type,
    })),
  ]
  return (
    <>
      <ScreenHead
        title={tag?.name ?? 'Topic'}
        aside={
          filters.sports.length > 0 && (
            <LinkPicker label="Sport" current={sport?.title ?? 'All sports'} items={teams} />
          )
        }
      >
        <p>
          {tag?.description ? `${tag.description}. ` : ''}
          <Link to={tagsHref()}>All topics</Link>
        </p>
      </ScreenHead>
      <section className="screen" aria-labelledby="under-topic">
        <VisuallyHidden>
          <h2 id="under-topic">{total} under this topic</h2>
        </VisuallyHidden>
        {filters.types.length > 1 && <Segmented label="Kind" items={kinds} />}
        {items.length === 0 && (
          <EmptyNote next={<Link to={tagHref(slug)}>View everything on this topic</Link>}>
            {total > 0
              ? `There is no page ${page}.`
              : `No${sport ? ` ${sport.title}` : ''} stories on this topic yet.`}
          </EmptyNote>
        )}
        {items.length > 0 && (
          <ul role="list" className={css.cards}>
            {items.map((item) => (
              <TaggedCard key={`${item.type}-${item.id}`} item={item} />
            ))}
          </ul>
        )}
        <Pager
          page={page}
          pages={Math.min(pages, maxPages)}
          to={(target) => tagHref(slug, sport, { type, page: target })}
          of="this topic"
        />
      </section>
    </>
  )
}

/** Content of a topic. Its kind is shown unless it is a story; without a page it is not a link. */
function TaggedCard({
  item: {
    type,
    section,
    title,
    url,
    image,
    sports: [sport],
    date,
  },
}: {
  item: TaggedContent
}) {
  const name = <Spoiler {...getStorySpoilerProps({ sport, date })}>{title}</Spoiler>
  return (
    <li className={css.card}>
      <div className="frame">
        <Picture image={image} sizes="(min-width: 64rem) 20rem, 92vw" ratio="16/9" alt="" />
      </div>
      <div>
        <CardMeta sport={sport} date={date} words={fullDate}>
          {type !== 'story' && <Badge>{section.replace(/ies$/, 'y').replace(/s$/, '')}</Badge>}
        </CardMeta>
        <h3 className="card-title">
          {url && hasPage(url) ? <CardLink to={url}>{name}</CardLink> : name}
        </h3>
      </div>
    </li>
  )
}
