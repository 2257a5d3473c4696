import type { Department } from '../../contract/staff.schema.ts'
import { telHref } from '../../domain/people/staff.ts'
import { EmailText } from '../../ui/EmailText.tsx'

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
      {phone && <a href={telHref(phone)}>{phone}</a>}
      {email && (
        <a href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      )}
    </p>
  )
}
