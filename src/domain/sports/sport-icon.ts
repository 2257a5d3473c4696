/**
 * Symbols of the sports sprite (`ui/icons/sports.svg`) with their sport codes; the prefix m or
 * w of a code is ignored.
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

/** The symbol of all other sports. */
export const allSports = 'all'

const drawings = new Map(
  Object.entries(sportIcons).flatMap(([icon, codes]) =>
    [icon, ...codes.split(' ')].map((code) => [code, icon]),
  ),
)

/** Prefix of an icon name in content: 'icon-sport-wsoc' is 'wsoc'. */
const prefix = /^(?:s-)?icon-(?:sports?-)?/

/** The symbol of a sport by code or icon name; undefined without one. */
export function knownSportIcon(code: string): string | undefined {
  const plain = code.trim().toLowerCase().replace(prefix, '')
  return plain === ''
    ? undefined
    : (drawings.get(plain) ?? drawings.get(plain.replace(/^[mw]/, '')))
}

/** The same with a default symbol. */
export const sportIcon = (code: string | null): string =>
  (code === null ? undefined : knownSportIcon(code)) ?? allSports
