import { contentKinds } from './content-kinds.ts'
import { gameKinds } from './game-kinds.ts'
import type { Kind, KindName } from './spelling.ts'

/**
 * The field mappings, used in both directions: for answers of an upstream, and for additional
 * fields in ours.
 */
export const fieldMaps: Record<KindName, Kind> = { ...gameKinds, ...contentKinds }
