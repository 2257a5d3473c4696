import type { StaffEntry } from '../../contract/schema/staff.ts'
import { dialled, staffInitials, staffName } from '../../domain/people/staff.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './StaffLine.module.css'

/** Somebody in the directory, in a line: who, what, how to reach them. */
export function StaffLine({ person }: { person: StaffEntry }) {
  const { image, title, phone, email, url } = person
  return (
    <li className={css.line}>
      <div className={css.picture}>
        <Picture
          image={image}
          sizes="3.5rem"
          ratio="4/5"
          alt=""
          person
          fallback={staffInitials(person)}
        />
      </div>
      <p className={css.who}>
        <Link className={css.name} to={url}>
          {staffName(person)}
        </Link>
        {title && <span className={css.title}>{title}</span>}
      </p>
      <p className={css.phone}>
        {phone && (
          <a className={css.reach} href={dialled(phone)}>
            {phone}
          </a>
        )}
      </p>
      <p className={css.email}>
        {email && (
          <a className={css.reach} href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </p>
    </li>
  )
}
