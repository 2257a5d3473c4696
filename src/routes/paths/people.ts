/** A team's people. */
export const peoplePaths = {
  coaches: '/sports/:sportSlug/coaches/:season?',
  coach: '/sports/:sportSlug/roster/coaches/:coachName/:coachId',
  supportStaff: '/sports/:sportSlug/roster/staff/:supportStaffName/:supportStaffId',
} as const
