import { readCoachingRecords } from '../../content/stats/coaching-records.ts'
import {
  readCoaches,
  readCoachSeasons,
  readSportStaff,
  readSupportStaff,
} from '../../content/people/coaches.ts'
import {
  readDepartment,
  readDepartments,
  readStaffCategories,
} from '../../content/department/departments.ts'
import { readStaffSettings } from '../../content/people/people-settings.ts'
import { readStaff, readStaffMember } from '../../content/department/staff.ts'
import type { HandlersOf } from './parts.ts'

export const staffHandlers: HandlersOf<typeof import('../../../src/contract/api/staff.ts')> = {
  staff: (reading, query) => readStaff(reading, query),
  staffMember: (reading, { staffId }) => readStaffMember(reading, staffId),
  supportStaff: (reading, query) => readSupportStaff(reading, query),
  staffCategories: (reading) => readStaffCategories(reading),
  staffSettings: (reading) => readStaffSettings(reading),
  departments: (reading, { slug }) => readDepartments(reading, slug),
  department: (reading, { departmentId }) => readDepartment(reading, departmentId),
  sportStaff: (reading, { sportId }) => readSportStaff(reading, sportId),
  coaches: (reading, { sportId, season }) => readCoaches(reading, sportId, season),
  coachSeasons: (reading, { sportId }) => readCoachSeasons(reading, sportId),
  coachingRecords: (reading, { sportId }) => readCoachingRecords(reading, sportId),
}
