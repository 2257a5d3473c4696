import { departmentPaths } from '../paths/department.ts'
import { gate } from '../route.ts'

export const department = {
  facility: gate({ path: departmentPaths.facility, guards: ['facilities'] }),
  tickets: gate({ path: departmentPaths.tickets, guards: ['redirects'] }),
}
