import type { Sport } from '../../contract/sport.schema.ts'
import type { StaffBio } from '../../contract/staff.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { coachesHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import { CoachRecord } from './CoachRecord.tsx'
import css from './StaffBioScreen.module.css'
import { StaffHero } from './StaffHero.tsx'
import { TeamLinks } from './TeamLinks.tsx'
import { buildCareer, withSport } from '../../domain/people/staff.ts'

type Props = { person: StaffBio; sport: Sport; settings: SiteSettings }

/** The bio of a coach or support staff member. */
export default function StaffBioScreen({ person, sport, settings }: Props) {
  return (
    <article>
      <StaffHero person={person} sport={sport} school={settings.shortName} />
      <div className={css.body}>
        <section aria-labelledby="bio">
          <SectionHead id="bio" title="Bio" />
          {person.bio ? (
            <Prose html={person.bio} />
          ) : (
            <EmptyNote
              next={
                <>
                  Meet the rest of the <Link to={coachesHref(sport)}>{sport.title} staff</Link>.
                </>
              }
            >
              {person.firstName}’s bio is coming soon.
            </EmptyNote>
          )}
        </section>
        {person.posts.length > 0 && (
          <section aria-labelledby="posts">
            <SectionHead id="posts" title={`${settings.shortName} career`} />
            <Posts posts={person.posts} records={person.records} />
          </section>
        )}
      </div>
      {person.records.map((record) => (
        <CoachRecord key={record.sport.id} record={record} />
      ))}
      <TeamLinks sport={sport} here={null} />
    </article>
  )
}

/** A person's positions, newest first. */
function Posts({ posts, records }: Pick<StaffBio, 'posts' | 'records'>) {
  return (
    <ol role="list">
      {buildCareer(posts, records).map(({ title, sport, years }) => (
        <li key={`${sport.id} ${title}`} className="line">
          <p className={css.seasons}>{years}</p>
          <p className="quiet">{withSport(title, sport)}</p>
        </li>
      ))}
    </ol>
  )
}
