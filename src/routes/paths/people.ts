/** A team's players, beside their roster and bios; the players of those whom it meets. */
export const peoplePaths = {
  rosterPrint: '/sports/:slug/roster/print/:season?',
  opponentRoster: '/sports/:sportSlug/opponent-roster/:opponentSlug/:opponentId',
} as const
