import { PersonHead } from '../../blocks/PersonHead.tsx'
import { HonoreeRow } from '../../blocks/HonoreeRow.tsx'
import { TraditionLinks } from '../../blocks/TraditionLinks.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Award, AwardTeaser } from '../../contract/honors.schema.ts'
import { fullDate, monthDay } from '../../domain/calendar/when.ts'
import { awardsHref, sportHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './awards.module.css'

/** Most other awards below it. */
const mostBeside = 6

/** An award: honoree, reason, and links to the person and story. */
export default function AwardScreen({
  award,
  others,
}: {
  award: Award
  others: PageOf<AwardTeaser>
}) {
  const { title, type, date, name, sport, player, teaser, description, organization, storyUrl } =
    award
  const beside = others.items.filter(({ id }) => id !== award.id).slice(0, mostBeside)
  return (
    <article>
      <PersonHead
        kicker={<Link to={awardsHref({ type: type?.id })}>{title}</Link>}
        person={{ firstName: '', lastName: name }}
        image={award.image}
      >
        <Facts
          facts={[
            ['Awarded', fullDate(date)],
            [
              'Sport',
              sport && (
                <Link key="sport" to={sportHref(sport)}>
                  {sport.title}
                </Link>
              ),
            ],
            ['Position', player?.position],
            ['Given by', organization],
          ]}
        />
      </PersonHead>
      <div className={css.body}>
        {teaser && <p className="lead">{teaser}</p>}
        {description && <Prose html={description} />}
        {(player || storyUrl) && (
          <p className="cluster">
            {player && <ButtonLink to={player.url}>More about {name}</ButtonLink>}
            {storyUrl && (
              <ButtonLink kind="alternate" to={storyUrl}>
                Read the story
              </ButtonLink>
            )}
          </p>
        )}
      </div>
      {beside.length > 0 && (
        <Section title="Latest awards" action={<Link to={awardsHref()}>All awards</Link>}>
          <ul role="list" className="columns">
            {beside.map((one) => (
              <HonoreeRow
                key={one.id}
                name={one.name}
                to={one.url}
                image={one.image}
                kicker={one.title}
                facts={monthDay(one.date)}
              />
            ))}
          </ul>
        </Section>
      )}
      <TraditionLinks />
    </article>
  )
}
