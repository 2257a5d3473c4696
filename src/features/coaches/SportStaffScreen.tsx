import { PeopleSection } from '../../blocks/PeopleSection.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Sport } from '../../contract/sport.schema.ts'
import type { SportStaff } from '../../contract/staff.schema.ts'
import { coachesHref, rosterHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { TeamLinks } from './TeamLinks.tsx'

/** Everyone who works for a team: coaches and support staff, and staff of the directory. */
export default function SportStaffScreen({ sport, staff }: { sport: Sport; staff: SportStaff }) {
  const { coaches, support, members } = staff
  return (
    <>
      <ScreenHead title={`${sport.title} Staff`} />
      {coaches.length + support.length + members.length === 0 && (
        <div className="screen">
          <EmptyNote
            next={
              <>
                See <Link to={rosterHref(sport)}>the roster</Link>.
              </>
            }
          >
            No {sport.title} staff listed yet.
          </EmptyNote>
        </div>
      )}
      <PeopleSection
        title="Coaches"
        people={coaches}
        action={<Link to={coachesHref(sport)}>Coaches by season</Link>}
      />
      <PeopleSection title="Support staff" people={support} />
      <PeopleSection title="In the department" people={members} />
      <TeamLinks sport={sport} here="staff" />
    </>
  )
}
