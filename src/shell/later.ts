import { Later } from './Later.tsx'
import { RotatorsButton } from './page/RotatorsButton.tsx'

/** What only a browser shows, and only once the page stands. */
export const later = { Later, RotatorsButton }
