import type { HandEvent, HandSheet } from '../../contract/ingest.schema.ts'
import { scoringCall } from './scoring-call.ts'

/** Sends local taps and returns those of other devices after `after`. Repeated taps count once. */
export const sendTaps = async (
  gameId: number,
  token: string,
  after: number,
  events: readonly HandEvent[],
): Promise<HandSheet> =>
  (events.length > 0
    ? scoringCall(gameId, token, 'PUT', `hand?after=${after}`, { events })
    : scoringCall(gameId, token, 'GET', `hand?after=${after}`)) as Promise<HandSheet>
