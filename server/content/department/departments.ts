import type { Department, DepartmentRef } from '../../../src/contract/staff.schema.ts'
import { readItem, readItems, type Item } from '../items.ts'
import { department } from '../kinds/department.ts'
import { departmentRefs, refOf } from './department-refs.ts'
import type { ReadContext } from '../read-context.ts'
import { asEntry, readDirectory } from './staff.ts'

/** The departments that somebody is in, in their order. */
export async function readStaffCategories(reading: ReadContext): Promise<DepartmentRef[]> {
  const members = await readDirectory(reading)
  return [...(await departmentRefs(reading)).values()].filter(({ id }) =>
    members.some(({ departmentId }) => departmentId === id),
  )
}

/** The whole directory, or the department whose address ends so. */
export async function readDepartments(reading: ReadContext, slug?: string): Promise<Department[]> {
  const items = await readItems(reading, department, { slug })
  const members = await readDirectory(reading)
  return items.map((item) => whole(item, members))
}

export async function readDepartment(
  reading: ReadContext,
  departmentId: number,
): Promise<Department | null> {
  const item = await readItem(reading, department, departmentId)
  return item && whole(item, await readDirectory(reading))
}

function whole(
  item: Item<typeof department>,
  members: Awaited<ReturnType<typeof readDirectory>>,
): Department {
  const { description, email, phone, location } = item
  return {
    ...refOf(item),
    description: description || null,
    email,
    phone,
    location,
    members: members.filter(({ departmentId }) => departmentId === item.id).map(asEntry),
  }
}
