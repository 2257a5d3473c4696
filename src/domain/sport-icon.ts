/** The drawings of the sprite of sports (`public/icons/sports.svg`), and the codes of the sports that each stands for; the m or w before a code says who plays, not what (spec 1 §3). */
export const sportIcons: readonly { icon: string; codes: readonly string[] }[] = [
  { icon: 'football', codes: ['football', 'fball', 'sprint'] },
  { icon: 'basketball', codes: ['bball', 'basket', 'bkb'] },
  { icon: 'baseball', codes: ['baseball', 'base'] },
  { icon: 'softball', codes: ['softball', 'soft'] },
  { icon: 'soccer', codes: ['soc'] },
  { icon: 'volleyball', codes: ['vball', 'bvball', 'beach', 'sandvball'] },
  { icon: 'lacrosse', codes: ['lax'] },
  { icon: 'field-hockey', codes: ['fhockey', 'fh'] },
  { icon: 'hockey', codes: ['hockey', 'ice', 'ihock'] },
  { icon: 'tennis', codes: ['ten', 'squash', 'padel'] },
  { icon: 'golf', codes: ['golf'] },
  { icon: 'cross-country', codes: ['cross', 'xc', 'cc'] },
  { icon: 'track', codes: ['track', 'itrack', 'otrack', 'tf'] },
  { icon: 'swimming', codes: ['swim', 'swimdive', 'dive'] },
  { icon: 'wrestling', codes: ['wrestling', 'wrest'] },
  { icon: 'rowing', codes: ['row', 'crew', 'lcrew', 'hcrew'] },
  { icon: 'gymnastics', codes: ['gym'] },
  { icon: 'water-polo', codes: ['wpolo', 'polo'] },
  { icon: 'bowling', codes: ['bowl'] },
  { icon: 'rifle', codes: ['rifle', 'skeet', 'trap'] },
  { icon: 'skiing', codes: ['ski', 'nski', 'aski'] },
  { icon: 'fencing', codes: ['fence'] },
  { icon: 'rugby', codes: ['rugby'] },
]

/** Where no other drawing fits. */
export const allSports = 'all'

const drawings = new Map(sportIcons.flatMap(({ icon, codes }) => [icon, ...codes].map((code) => [code, icon])))

/** What a department's own name of a drawing begins with: 'icon-sport-wsoc' is that of 'wsoc'. */
const prefix = /^(?:s-)?icon-(?:sports?-)?/

/** The drawing of a sport by its code, or by the name of the drawing; undefined where there is none. */
export function knownSportIcon(code: string): string | undefined {
  const plain = code.trim().toLowerCase().replace(prefix, '')
  return [plain, plain.replace(/ing$/, ''), plain.replace(/^[mw]/, '')].flatMap((one) => drawings.get(one) ?? [])[0]
}

/** The same, and that of all sports for a sport that nobody drew. */
export const sportIcon = (code: string | null): string => (code === null ? undefined : knownSportIcon(code)) ?? allSports
