/**
 * Sports as the statistics calls of the API name them, with the codes of ours that each stands for.
 */
export const statSports = {
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

/**
 * Whether a sport is meant by one of those names, or by its own: its code, its short name, the end
 * of its address.
 */
export function isStatSport(
  asked: string,
  sport: { globalSportShortName: string | null; shortName: string; globalSportNameSlug: string },
): boolean {
  const name = asked.toLowerCase()
  const codes: readonly string[] = Object.hasOwn(statSports, name)
    ? statSports[name as StatSport]
    : []
  return (
    codes.includes(sport.globalSportShortName ?? '') ||
    [sport.globalSportShortName, sport.shortName, sport.globalSportNameSlug].some(
      (own) => own?.toLowerCase() === name,
    )
  )
}
