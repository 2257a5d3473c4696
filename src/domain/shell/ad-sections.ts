/** Codes by which the ad service sells a sport, by the code of the sport itself. */
const bySport: Readonly<Record<string, string>> = {
  football: 'fb',
  mbball: 'mbb',
  wbball: 'wbb',
  baseball: 'bb',
  softball: 'sb',
  msoc: 'msoc',
  wsoc: 'wsoc',
  wvball: 'wvb',
  mvball: 'mvb',
  mlax: 'mlax',
  wlax: 'wlax',
  fhockey: 'fh',
  mhockey: 'mih',
  whockey: 'wih',
  mten: 'mten',
  wten: 'wten',
  mgolf: 'mgolf',
  wgolf: 'wgolf',
  mcross: 'xc',
  wcross: 'xc',
  track: 'tf',
  mswim: 'swim',
  wswim: 'swim',
  wrestling: 'wr',
  wgym: 'wgym',
  mgym: 'mgym',
  rowing: 'row',
  wrow: 'row',
  mwpolo: 'wp',
  wwpolo: 'wp',
  signingday: 'signingday',
  'signing-day': 'signingday',
}

/** The section of a page: the front page, the sport by either of its short names, else other. */
export const adSection = (
  isHome: boolean,
  sport: { shortName: string; globalSportShortName: string | null } | undefined,
): string => {
  if (isHome) return 'frontpage'
  const names = [sport?.globalSportShortName, sport?.shortName].map(
    (name) => name?.toLowerCase() ?? '',
  )
  const known = names.find((name) => Object.hasOwn(bySport, name))
  return known === undefined ? 'ot' : bySport[known]!
}
