import type { Department } from '../../contract/staff.schema.ts'
import { dialled } from '../../domain/people/staff.ts'

/** Address and contact of a department. */
export function DepartmentContact({
  department: { location, phone, email },
}: {
  department: Department
}) {
  if (!location && !phone && !email) return null
  return (
    <p className="meta small-targets">
      {location && <span>{location}</span>}
      {phone && <a href={dialled(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
