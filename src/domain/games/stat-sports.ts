/** Sport names of the API's statistics calls, with our codes for each. */
const statSports = {
  baseball: ['baseball'],
  basketball: ['mbball', 'wbball'],
  'field-hockey': ['fhockey'],
  football: ['football'],
  hockey: ['mhockey', 'whockey'],
  lacrosse: ['mlax', 'wlax'],
  softball: ['softball'],
  soccer: ['msoc', 'wsoc'],
  volleyball: ['wvball', 'mvball'],
  wpolo: ['mwpolo', 'wwpolo'],
} as const satisfies Record<string, readonly string[]>
export type StatSport = keyof typeof statSports

/** Whether a sport has one of those names, or matches by code, short name or slug. */
export function isStatSport(
  requested: string,
  sport: { globalSportShortName: string | null; shortName: string; globalSportNameSlug: string },
): boolean {
  const name = requested.toLowerCase()
  const codes: readonly string[] = Object.hasOwn(statSports, name)
    ? statSports[name as StatSport]
    : []
  return (
    codes.includes(sport.globalSportShortName ?? '') ||
    [sport.globalSportShortName, sport.shortName, sport.globalSportNameSlug].some(
      (sportName) => sportName?.toLowerCase() === name,
    )
  )
}
