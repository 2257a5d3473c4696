/**
 * The drawings of the sprite of sports (`public/icons/sports.svg`), and the codes of the sports
 * that each stands for; the m or w before a code says who plays, not what.
 */
export const sportIcons: Readonly<Record<string, string>> = {
  football: 'fball',
  basketball: 'bball basket',
  baseball: 'base',
  softball: 'soft',
  soccer: 'soc',
  volleyball: 'vball bvball beach',
  lacrosse: 'lax',
  'field-hockey': 'fhockey',
  hockey: 'ice',
  tennis: 'ten',
  golf: 'golf',
  'cross-country': 'cross xc',
  track: 'track',
  swimming: 'swim',
  wrestling: 'wrest',
  rowing: 'row crew',
  gymnastics: 'gym',
  'water-polo': 'wpolo polo',
  bowling: 'bowl',
  rifle: 'rifle',
  skiing: 'ski',
  fencing: 'fence',
  rugby: 'rugby',
}

/** Where no other drawing fits. */
export const allSports = 'all'

const drawings = new Map(
  Object.entries(sportIcons).flatMap(([icon, codes]) =>
    [icon, ...codes.split(' ')].map((code) => [code, icon]),
  ),
)

/** What a department's own name of a drawing begins with: 'icon-sport-wsoc' is that of 'wsoc'. */
const prefix = /^(?:s-)?icon-(?:sports?-)?/

/**
 * The drawing of a sport by its code, or by the name of the drawing; undefined where there is none.
 */
export function knownSportIcon(code: string): string | undefined {
  const plain = code.trim().toLowerCase().replace(prefix, '')
  return plain === ''
    ? undefined
    : (drawings.get(plain) ?? drawings.get(plain.replace(/^[mw]/, '')))
}

/** The same, and that of all sports for a sport that nobody drew. */
export const sportIcon = (code: string | null): string =>
  (code === null ? undefined : knownSportIcon(code)) ?? allSports
