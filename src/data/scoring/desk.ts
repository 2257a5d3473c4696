import type { HoldMode, ScorerLink, StatVersions } from '../../contract/ingest.schema.ts'
import { scoringCall } from './scoring-call.ts'

/** What came for a game and what became of it. */
export const readVersions = async (gameId: number, token: string): Promise<StatVersions> =>
  (await scoringCall(gameId, token, 'GET', 'versions')) as StatVersions

/** A version that waits is shown to fans, or never is. `sure`: also where a newer one is shown. */
export const decideVersion = async (
  gameId: number,
  token: string,
  version: number,
  action: 'publish' | 'drop',
  sure: boolean,
): Promise<unknown> =>
  scoringCall(gameId, token, 'POST', `versions/${version}`, { action, ...(sure && { sure }) })

export const chooseHold = async (gameId: number, token: string, hold: HoldMode): Promise<unknown> =>
  scoringCall(gameId, token, 'PUT', 'hold', { hold })

export const readLinks = async (gameId: number, token: string): Promise<{ links: ScorerLink[] }> =>
  (await scoringCall(gameId, token, 'GET', 'links')) as { links: ScorerLink[] }
/** The address of the new link is told once: nobody keeps it. */
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
