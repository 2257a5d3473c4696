import { Later } from './Later.tsx'

/** What only a browser shows, and only once the page stands. */
export const later = { Later }
