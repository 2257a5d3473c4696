import type { DepartmentRef } from '../../../src/contract/staff.schema.ts'
import { readItems, type Item } from '../items.ts'
import { department } from '../kinds/department.ts'
import { departmentUrl } from '../people/people-links.ts'
import type { ReadContext } from '../read-context.ts'

export const refOf = ({ id, title, slug }: Item<typeof department>): DepartmentRef => ({
  id,
  title,
  slug,
  url: departmentUrl(slug, id),
})

/** Departments of the directory by their number. */
export const departmentRefs = (reading: ReadContext): Promise<Map<number, DepartmentRef>> =>
  reading.once(
    'departments',
    async () =>
      new Map((await readItems(reading, department)).map((item) => [item.id, refOf(item)])),
  )
