import type { HoldMode, ScorerLink, StatVersions } from '../../contract/ingest.schema.ts'
import { scoringCall } from './scoring-call.ts'

/** Received versions of a game with their status. */
export const readVersions = async (gameId: number, token: string): Promise<StatVersions> =>
  (await scoringCall(gameId, token, 'GET', 'versions')) as StatVersions

/** Publishes or drops a held version. `isConfirmed`: even if a newer one is published. */
export const decideVersion = async (
  gameId: number,
  token: string,
  version: number,
  action: 'publish' | 'drop',
  isConfirmed: boolean,
): Promise<unknown> =>
  scoringCall(gameId, token, 'POST', `versions/${version}`, {
    action,
    ...(isConfirmed && { sure: isConfirmed }),
  })

export const chooseHold = async (gameId: number, token: string, hold: HoldMode): Promise<unknown> =>
  scoringCall(gameId, token, 'PUT', 'hold', { hold })

export const readLinks = async (gameId: number, token: string): Promise<{ links: ScorerLink[] }> =>
  (await scoringCall(gameId, token, 'GET', 'links')) as { links: ScorerLink[] }
/** The URL of the new link is returned only once, because it is not stored. */
export const makeLink = async (
  gameId: number,
  token: string,
  name: string,
  hours: number,
): Promise<{ url: string; expiresAt: string }> =>
  (await scoringCall(gameId, token, 'POST', 'links', { name, hours })) as {
    url: string
    expiresAt: string
  }
export const endLink = async (gameId: number, token: string, id: string): Promise<unknown> =>
  scoringCall(gameId, token, 'DELETE', `links/${id}`)
