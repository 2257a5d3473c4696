import type { SportRef } from '../contract/sport.schema.ts'
import { sportIcon } from '../domain/sports/sport-icon.ts'
import { Icon } from '../ui/Icon.tsx'

/** The icon of a sport, for use beside its name. */
export function SportIcon({ sport }: { sport: Pick<SportRef, 'globalSportShortName'> }) {
  return <Icon set="sports" name={sportIcon(sport.globalSportShortName)} />
}
