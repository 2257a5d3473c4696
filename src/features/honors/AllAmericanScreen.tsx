import { PersonHead } from '../../blocks/PersonHead.tsx'
import { HonoreeRow } from '../../blocks/HonoreeRow.tsx'
import { TraditionLinks } from '../../blocks/TraditionLinks.tsx'
import type { AllAmerican, AllAmericanGroups } from '../../contract/honors.schema.ts'
import { formatSelection } from '../../domain/people/honors.ts'
import { fullName } from '../../domain/people/roster.ts'
import { allAmericansHref, sportHref } from '../../routes/links.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './honors.module.css'

/** Most others of the same sport below. */
const maxOthers = 6

/** A player chosen as All-American, with all selections. */
export default function AllAmericanScreen({
  allAmerican,
  groups,
}: {
  allAmerican: AllAmerican
  groups: AllAmericanGroups | null
}) {
  const { sport, selections, hometown, bio, player } = allAmerican
  const times = selections.length
  const otherPlayers = (groups?.groups.find(({ title }) => title === sport.title)?.members ?? [])
    .filter(({ id }) => id !== allAmerican.id)
    .slice(0, maxOthers)
  return (
    <article>
      <PersonHead
        kicker={
          <Link to={allAmericansHref()}>
            {times > 1 ? `${times}-time All-American` : 'All-American'}
          </Link>
        }
        person={allAmerican}
        image={allAmerican.image ?? player?.image ?? null}
        figure={selections[0] ? String(selections[0].year) : undefined}
      >
        <Facts
          facts={[
            [
              'Sport',
              <Link key="sport" to={sportHref(sport)}>
                {sport.title}
              </Link>,
            ],
            ['Hometown', hometown],
            ...selections.map(
              (selection, i) =>
                [
                  selections.findIndex(({ year }) => year === selection.year) === i
                    ? String(selection.year)
                    : `${selection.year} `,
                  formatSelection(selection),
                ] as const,
            ),
          ]}
        />
      </PersonHead>
      <div className={css.body}>
        {bio && <Prose html={bio} />}
        {player && (
          <p className="small-targets bold">
            <Link to={player.url}>
              {fullName(player)} on the {player.season} {player.sport.title} roster
            </Link>
          </p>
        )}
      </div>
      {otherPlayers.length > 0 && (
        <Section
          title={`All-Americans in ${sport.title}`}
          action={<Link to={allAmericansHref()}>All All-Americans</Link>}
        >
          <ul role="list" className="columns">
            {otherPlayers.map((other) => (
              <HonoreeRow
                key={other.id}
                name={fullName(other)}
                to={other.url}
                image={other.image}
                facts={other.selections.map(({ year }) => year).join(', ')}
              />
            ))}
          </ul>
        </Section>
      )}
      <TraditionLinks />
    </article>
  )
}
