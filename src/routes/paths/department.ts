/** The department's places, and ways to be a part of it. */
export const departmentPaths = {
  facility: '/facilities/:facilityName/:facilityId',
  tickets: '/tickets',
} as const
