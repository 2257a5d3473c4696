import type { Department, DepartmentRef, StaffBio } from '../../contract/schema/staff.ts'
import { isDepartment } from '../../domain/people/staff.ts'
import { DepartmentPage } from './DepartmentPage.tsx'
import { StaffMemberPage } from './StaffMemberPage.tsx'

/** A department or a person of the directory: two pages, one shape of address. */
export default function StaffEntryScreen({
  entry,
  departments,
}: {
  entry: Department | StaffBio
  departments: DepartmentRef[]
}) {
  return isDepartment(entry) ? (
    <DepartmentPage department={entry} departments={departments} />
  ) : (
    <StaffMemberPage person={entry} />
  )
}
