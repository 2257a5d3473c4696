/**
 * Milliseconds that an answer is waited for: a bad line is given up before a thumb is impatient,
 * and asked again.
 */
const patience = 10_000

/** What the server would not do, and why, in its words. */
export class ScoringRefused extends Error {
  override name = 'ScoringRefused'
  readonly status: number
  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

/**
 * A call of the scorer's desk: the token goes in a header and nowhere else. Rejects with
 * `ScoringRefused` where the server says no, else where it cannot be reached.
 */
export async function scoringCall(
  gameId: number,
  token: string,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  what: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`/api/v2/ingest/games/${gameId}/${what}`, {
    method,
    signal: AbortSignal.timeout(patience),
    cache: 'no-store',
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response.status === 204 ? null : response.json()
  const { detail } = ((await response.json().catch(() => null)) ?? {}) as { detail?: unknown }
  // A server that is down or busy has refused nothing, and a proxy or a portal that stands in the
  // way is no word of ours.
  if (
    response.status >= 500 ||
    response.status === 429 ||
    response.status === 408 ||
    typeof detail !== 'string'
  )
    throw new Error(`the server answered ${response.status}`)
  throw new ScoringRefused(response.status, detail)
}
