/**
 * Why there is no answer: the connection broke; the deadline passed; a status that is not an
 * answer; the upstream does not know the call (`absent`: 404, 405, 501 or an HTML page); a body
 * that is not an answer (too large, another tenant's); a wrong shape; or nothing was sent, because
 * the breaker is `open` or too many calls wait (`busy`).
 */
export type FailureKind =
  | 'network'
  | 'late'
  | 'status'
  | 'absent'
  | 'body'
  | 'shape'
  | 'open'
  | 'busy'

export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'
  readonly kind: FailureKind
  /** The status that the upstream answered with, when that is what was wrong. */
  readonly status: number | null
  /** Milliseconds that the upstream asked us to wait. */
  readonly retryAfter: number | null

  constructor(
    kind: FailureKind,
    message: string,
    more: { status?: number | null; retryAfter?: number | null } = {},
  ) {
    super(message)
    this.kind = kind
    this.status = more.status ?? null
    this.retryAfter = more.retryAfter ?? null
  }
}

/**
 * What our own caller is told: 504 too late, 503 come again, 502 the upstream's answer was none
 * (RFC 9110 §15.6).
 */
export const statusOf = ({ kind }: UpstreamFailure): 502 | 503 | 504 =>
  kind === 'late' ? 504 : kind === 'network' || kind === 'open' || kind === 'busy' ? 503 : 502
