import type { z } from 'zod'
import type { Player } from '../../../src/contract/roster.schema.ts'
import type { PlayerDoc } from '../docs.ts'

/** What rows that were written before these fields do not have. */
const later = {
  jerseyNumberSecond: null,
  gender: null,
  pronouns: null,
  letters: null,
  hide: false,
  custom1: null,
  custom2: null,
  custom3: null,
}

/**
 * A row of a roster as others see it. A list carries no biography: only the call for one player
 * does.
 */
export function playerOfRow(row: { id: number; player_id: number; doc: string }): Player {
  const { bio: _, ...doc } = JSON.parse(row.doc) as z.output<typeof PlayerDoc>
  return { rosterPlayerId: row.id, playerId: row.player_id, ...later, ...doc }
}
