import { Later } from './Later.tsx'
import { RotatorsButton } from './page/RotatorsButton.tsx'

/** Client-only parts that load after the start. */
export const later = { Later, RotatorsButton }
