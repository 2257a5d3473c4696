/** Names in the sprite of sports by the code of the sport; the leading m or w of a code says who plays, not what. */
const icons: Record<string, string> = {
  bball: 'basketball', soc: 'soccer', vball: 'volleyball', lax: 'lacrosse', fhockey: 'field-hockey', hockey: 'hockey', ten: 'tennis', golf: 'golf',
  cross: 'cross-country', xc: 'cross-country', track: 'track', swim: 'swimming', wrestling: 'wrestling', football: 'football', baseball: 'baseball', softball: 'softball',
}

export const sportIcon = (code: string | null): string => (code ? (icons[code] ?? icons[code.slice(1)]) : undefined) ?? 'all'
