import { DeferredShell } from './DeferredShell.tsx'
import { RotatorsButton } from './page/RotatorsButton.tsx'

/** Client-only parts that load after the start. */
export const later = { Later: DeferredShell, RotatorsButton }
