/** The first letters of the first two words; a year in a team's name is no word. */
export const formatInitials = (name: string): string =>
  name
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part[0])
    .join('')
    .toUpperCase()
