/** Timeout in milliseconds. Short, so that a bad connection is retried soon. */
const timeout = 10_000

/** The server refused; the message is the server's. */
export class ScoringApiError extends Error {
  override name = 'ScoringApiError'
  readonly status: number
  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

/**
 * A call of the scoring page. The token is only in a header. Rejects with `ScoringApiError` when
 * the server refuses, else when it cannot be reached.
 */
export async function scoringCall(
  gameId: number,
  token: string,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`/api/v2/ingest/games/${gameId}/${path}`, {
    method,
    signal: AbortSignal.timeout(timeout),
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
  // An unavailable or busy server has not refused, and a proxy's or portal's page is not our
  // answer.
  if (
    response.status >= 500 ||
    response.status === 429 ||
    response.status === 408 ||
    typeof detail !== 'string'
  )
    throw new Error(`the server answered ${response.status}`)
  throw new ScoringApiError(response.status, detail)
}
