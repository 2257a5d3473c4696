import type { StaffEntry } from '../../contract/schema/staff.ts'
import { dialled, staffInitials, staffName } from '../../domain/people/staff.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './StaffCard.module.css'

/** Somebody of a department with a portrait: above the words, on a narrow screen beside them. */
export function StaffCard({ person, priority }: { person: StaffEntry; priority?: boolean }) {
  const { image, title, phone, email, url } = person
  return (
    <li className={css.card}>
      <div className={css.picture}>
        <Picture
          image={image}
          sizes="(min-width: 40rem) 16rem, 6rem"
          ratio="4/5"
          alt=""
          priority={!!priority}
          person
          fallback={staffInitials(person)}
        />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <Link className={css.link} to={url}>
            {staffName(person)}
          </Link>
        </h3>
        {title && <p className={css.title}>{title}</p>}
        {phone && (
          <p>
            <a className={css.reach} href={dialled(phone)}>
              {phone}
            </a>
          </p>
        )}
        {email && (
          <p>
            <a className={css.reach} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        )}
      </div>
    </li>
  )
}
