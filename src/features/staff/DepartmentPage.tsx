import { paths } from '../../routes/paths.ts'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Department, DepartmentRef, StaffEntry } from '../../contract/staff.schema.ts'
import { href } from '../../routes/href.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { DepartmentContact } from './DepartmentContact.tsx'
import css from './StaffEntryScreen.module.css'
import { telHref, staffInitials, staffName } from '../../domain/people/staff.ts'
import { Picture } from '../../ui/Picture.tsx'
import { EmailText } from '../../ui/EmailText.tsx'

/** A department: description, contact, staff. */
export function DepartmentPage({
  department,
  departments,
}: {
  department: Department
  departments: DepartmentRef[]
}) {
  const { id, title, description, members } = department
  const directory = href(paths.staffDirectory, {})
  return (
    <>
      <ScreenHead
        title={title}
        aside={
          departments.length > 1 && (
            <LinkPicker
              label="Department"
              current="Departments"
              items={departments.map((option) => ({
                key: option.id,
                to: option.url,
                label: option.title,
                current: option.id === id,
              }))}
            />
          )
        }
      >
        {description && <Prose html={description} />}
        <DepartmentContact department={department} />
      </ScreenHead>
      <section className={css.departmentPage} aria-labelledby="people">
        <VisuallyHidden>
          <h2 id="people">People</h2>
        </VisuallyHidden>
        {members.length > 0 ? (
          <ul role="list" className={css.people}>
            {members.map((person, i) => (
              <StaffCard key={person.id} person={person} priority={i < 2} />
            ))}
          </ul>
        ) : (
          <EmptyNote>No staff listed.</EmptyNote>
        )}
        <p className="more-links">
          <Link to={directory}>Full staff directory</Link>
        </p>
      </section>
    </>
  )
}

/** A staff member with a portrait above the text, or beside it on a narrow screen. */
function StaffCard({ person, priority }: { person: StaffEntry; priority?: boolean }) {
  const { image, title, phone, email, url } = person
  return (
    <li className={css.card}>
      <div className={css.picture}>
        <Picture
          image={image}
          sizes="(min-width: 48rem) 16rem, 6rem"
          ratio="4/5"
          alt=""
          priority={!!priority}
          person
          fallback={staffInitials(person)}
        />
      </div>
      <div className={css.words}>
        <h3 className="card-title">
          <Link className="plain-link" to={url}>
            {staffName(person)}
          </Link>
        </h3>
        {title && <p className={css.title}>{title}</p>}
        {phone && (
          <p>
            <a className={css.reach} href={telHref(phone)}>
              {phone}
            </a>
          </p>
        )}
        {email && (
          <p>
            <a className={css.reach} href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          </p>
        )}
      </div>
    </li>
  )
}
