import { HonoreeRow } from '../../blocks/HonoreeRow.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { TraditionLinks } from '../../blocks/TraditionLinks.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { AwardTeaser, AwardType } from '../../contract/honors.schema.ts'
import { monthTitle } from '../../domain/calendar/calendar.ts'
import { maxPages, parsePageParam } from '../../domain/search/page-number.ts'
import { monthDay } from '../../domain/calendar/when.ts'
import { awardsHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './awards.module.css'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'

type Props = {
  awards: PageOf<AwardTeaser>
  types: AwardType[]
  asked: Readonly<Record<string, string>>
}

/** Awards, newest first: current ones large, others by month. */
export default function AwardsScreen({ awards: { items, total, pages }, types, asked }: Props) {
  const page = parsePageParam(asked)
  const type = types.find(({ id }) => String(id) === asked['type'])
  const current =
    page === 1 ? items.filter(({ endDate, isExpired }) => endDate !== null && !isExpired) : []
  const months = [
    ...Map.groupBy(
      items.filter((award) => !current.includes(award)),
      ({ date }) => date.slice(0, 7),
    ),
  ]
  const to = (typeId: number | undefined) => awardsHref({ type: typeId })
  return (
    <>
      <ScreenHead
        title={type?.title ?? 'Awards'}
        aside={
          types.length > 1 && (
            <LinkPicker
              label="Kind of award"
              current={type?.title ?? 'All awards'}
              items={[
                { key: 0, to: to(undefined), label: 'All awards', current: !type },
                ...types.map(({ id, title }) => ({
                  key: id,
                  to: to(id),
                  label: title,
                  current: id === type?.id,
                })),
              ]}
            />
          )
        }
      />
      {items.length === 0 && (
        <div className={css.empty}>
          <EmptyNote
            next={
              (total > 0 || type || asked['type']) && <Link to={awardsHref()}>See all awards</Link>
            }
          >
            {total > 0 ? `There is no page ${page}.` : 'No awards yet.'}
          </EmptyNote>
        </div>
      )}
      {current.length > 0 && (
        <Section title="This week">
          <ul role="list" className={css.current}>
            {current.map((award) => (
              <CurrentAward key={award.id} award={award} />
            ))}
          </ul>
        </Section>
      )}
      {months.map(([month, some]) => (
        <Section key={month} title={monthTitle(month)}>
          <ul role="list" className={css.rows}>
            {some.map((award) => (
              <HonoreeRow
                key={award.id}
                name={award.name}
                to={award.url}
                image={award.image}
                kicker={award.title}
                facts={[monthDay(award.date), award.teaser ?? award.sport?.title]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </ul>
        </Section>
      ))}
      <div className="page">
        <Pager
          page={page}
          pages={Math.min(pages, maxPages)}
          to={(target) => awardsHref({ type: type?.id, page: target })}
          of="awards"
        />
      </div>
      <TraditionLinks here={awardsHref()} />
    </>
  )
}

/** A current award in large: portrait, name, reason. */
function CurrentAward({
  award: { title, name, image, teaser, sport, url },
}: {
  award: AwardTeaser
}) {
  return (
    <li className={css.card} data-theme="on-primary">
      <div>
        <Picture
          image={image}
          sizes="(min-width: 64rem) 16rem, 40vw"
          ratio="4/5"
          alt=""
          priority
          person
          fallback={name.charAt(0)}
        />
      </div>
      <div className={css.words}>
        <p className="bold">{title}</p>
        <h3 className={css.name}>
          <CardLink to={url}>{name}</CardLink>
        </h3>
        <p className={css.teaser}>{teaser ?? sport?.title}</p>
      </div>
    </li>
  )
}
