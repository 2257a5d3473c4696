import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { TraditionLinks } from '../../blocks/TraditionLinks.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Moment } from '../../contract/stats.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { maxPages, parsePageParam } from '../../domain/search/page-number.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { momentsHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './MomentsScreen.module.css'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { getMomentSpoilerProps } from '../../domain/spoilers-elsewhere.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'

type Props = {
  moments: PageOf<Moment>
  sports: Sport[]
  sport?: Sport | undefined
  asked: Readonly<Record<string, string>>
}

/** Moments, newest first and large. */
export default function MomentsScreen({
  moments: { items, pages, total },
  sports,
  sport,
  asked,
}: Props) {
  const page = parsePageParam(asked)
  const teams = [
    { key: 0, to: momentsHref(), label: 'All sports', current: !sport },
    ...realSports(sports).map((option) => ({
      key: option.id,
      to: momentsHref(option),
      label: option.title,
      current: option.id === sport?.id,
    })),
  ]
  return (
    <>
      <ScreenHead
        title={`${sport ? `${sport.title} ` : ''}Key Moments`}
        aside={<LinkPicker label="Sport" current={sport?.title ?? 'All sports'} items={teams} />}
      />
      <section className={css.page} aria-labelledby="moments">
        <VisuallyHidden>
          <h2 id="moments">Latest moments</h2>
        </VisuallyHidden>
        {items.length === 0 && (
          <EmptyNote
            next={
              (sport || total > 0) && (
                <Link to={total > 0 ? momentsHref(sport) : momentsHref()}>
                  {total > 0 ? 'Back to the first page' : 'See moments from all sports'}
                </Link>
              )
            }
          >
            {total > 0
              ? `There is no page ${page}.`
              : `No${sport ? ` ${sport.title}` : ''} moments yet.`}
          </EmptyNote>
        )}
        <ul role="list" className={css.moments}>
          {items.map((moment, i) => (
            <MomentCard
              key={moment.id}
              moment={moment}
              named={!sport}
              lead={page === 1 && i === 0}
            />
          ))}
        </ul>
        <Pager
          page={page}
          pages={Math.min(pages, maxPages)}
          to={(target) => momentsHref(sport, target)}
          of="moments"
        />
      </section>
      <TraditionLinks here={momentsHref()} />
    </>
  )
}

/** A moment: picture, text, and links to its game and video. */
function MomentCard({
  moment: { id, title, date, sport, game, text, image, video },
  named,
  lead,
}: {
  moment: Moment
  named: boolean
  lead: boolean
}) {
  const { of: kind, told } = getMomentSpoilerProps({ id, sport, date })
  const hiddenTitle = (
    <VisuallyHidden>
      <Spoiler of={kind} told={told}>
        : {title}
      </Spoiler>
    </VisuallyHidden>
  )
  return (
    <li className={css.moment} data-lead={lead || undefined}>
      <div className="frame">
        <Picture
          image={image}
          sizes={lead ? '(min-width: 64rem) 52rem, 92vw' : '(min-width: 64rem) 24rem, 92vw'}
          ratio="16/9"
          priority={lead}
        />
      </div>
      <div className={css.words}>
        <p className="meta">
          {named && sport && <span className="kicker">{sport.title}</span>}
          <time dateTime={dateTimeAttribute(date)}>{fullDate(date)}</time>
          {game && (
            <span>
              {game.atVs} {game.opponent}
            </span>
          )}
        </p>
        <h3 className={css.title}>
          <Spoiler of={kind} told={told}>
            {title}
          </Spoiler>
        </h3>
        {text && (
          <div data-spoils={kind} data-told={told}>
            <Prose html={text} />
          </div>
        )}
        {(game || video) && (
          <p className="more-links">
            {video && (
              <Link to={video}>
                <Icon name="play" />
                Watch{hiddenTitle}
              </Link>
            )}
            {game && (
              <Link to={game.url}>
                <Icon name="stats" />
                Box score{hiddenTitle}
              </Link>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
