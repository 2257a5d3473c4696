/** Those who work for a team. */
export const coachesPaths = {
  coaches: '/sports/:sportSlug/coaches/:season?',
  coachingYears: '/sports/:sportSlug/coaches/year',
  coachingCareers: '/sports/:sportSlug/coaches/overall',
  coach: '/sports/:sportSlug/roster/coaches/:coachName/:coachId',
  supportStaff: '/sports/:sportSlug/roster/staff/:supportStaffName/:supportStaffId',
  sportStaff: '/sports/:sportDepartment/staff',
} as const
