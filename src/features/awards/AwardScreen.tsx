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
const maxOthers = 6

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
  const otherAwards = others.items.filter(({ id }) => id !== award.id).slice(0, maxOthers)
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
      {otherAwards.length > 0 && (
        <Section title="Latest awards" action={<Link to={awardsHref()}>All awards</Link>}>
          <ul role="list" className="columns">
            {otherAwards.map((other) => (
              <HonoreeRow
                key={other.id}
                name={other.name}
                to={other.url}
                image={other.image}
                kicker={other.title}
                facts={monthDay(other.date)}
              />
            ))}
          </ul>
        </Section>
      )}
      <TraditionLinks />
    </article>
  )
}
