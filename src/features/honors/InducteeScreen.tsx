import { PersonHead } from '../../blocks/PersonHead.tsx'
import { HonoreeRow } from '../../blocks/HonoreeRow.tsx'
import { TraditionLinks } from '../../blocks/TraditionLinks.tsx'
import type { HonorGroups, Inductee } from '../../contract/honors.schema.ts'
import { fullName } from '../../domain/people/roster.ts'
import { honorHref, sportHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './honors.module.css'

/** Most others of the class below. */
const maxOthers = 6

/** A member of an honor: person, reason, and others of the class. */
export default function InducteeScreen({
  inductee,
  honor,
}: {
  inductee: Inductee
  honor: HonorGroups | null
}) {
  const { honor: of, classYear, category, sports, years, hometown, bio, images, player } = inductee
  const classmates = (
    honor?.groups.find(({ title }) => title === String(classYear ?? ''))?.members ?? []
  )
    .filter(({ id }) => id !== inductee.id)
    .slice(0, maxOthers)
  return (
    <article>
      <PersonHead
        kicker={
          <Link to={honorHref(of.slug)}>
            {of.title}
            {classYear ? `, class of ${classYear}` : ''}
          </Link>
        }
        person={inductee}
        image={inductee.image}
        figure={classYear ? String(classYear) : undefined}
      >
        <Facts
          facts={[
            [
              sports.length > 1 ? 'Sports' : 'Sport',
              sports.length > 0 &&
                sports.map((sport, i) => (
                  <span key={sport.id}>
                    {i > 0 && ', '}
                    <Link to={sportHref(sport)}>{sport.title}</Link>
                  </span>
                )),
            ],
            ['Years', years],
            ['Inducted as', category],
            ['Hometown', hometown],
          ].map(([term, value]) => [term as string, value || null] as const)}
        />
      </PersonHead>
      <div className={css.body}>
        {bio ? (
          <Prose html={bio} />
        ) : (
          <EmptyNote
            next={
              <>
                See the other members of the <Link to={honorHref(of.slug)}>{of.title}</Link>.
              </>
            }
          >
            No biography of {fullName(inductee)} yet.
          </EmptyNote>
        )}
        {player && (
          <p className="small-targets bold">
            <Link to={player.url}>
              {fullName(player)} on the {player.season} {player.sport.title} roster
            </Link>
          </p>
        )}
        {images.length > 0 && (
          <ul role="list" className="grid">
            {images.map((image) => (
              <li key={image.url}>
                <figure>
                  <Picture image={image} sizes="(min-width: 48rem) 22rem, 92vw" />
                  {image.caption && <figcaption className="caption">{image.caption}</figcaption>}
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
      {classmates.length > 0 && (
        <Section
          title={classYear ? `Class of ${classYear}` : `More from the ${of.title}`}
          action={<Link to={honorHref(of.slug)}>All of the {of.title}</Link>}
        >
          <ul role="list" className="columns">
            {classmates.map((member) => (
              <HonoreeRow
                key={member.id}
                name={fullName(member)}
                to={member.url}
                image={member.image}
                facts={member.sports.map((sport) => sport.title).join(', ')}
              />
            ))}
          </ul>
        </Section>
      )}
      <TraditionLinks />
    </article>
  )
}
