/** A team's players, beside their roster and bios. */
export const peoplePaths = {
  rosterPrint: '/sports/:slug/roster/print/:season?',
} as const
