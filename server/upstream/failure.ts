/**
 * Why there is no answer: the line broke; the deadline passed; a status that is no answer; a body
 * that is none (HTML, too large, another tenant's); one that is not in its shape; or nothing was
 * sent, because the upstream is left alone (`open`) or too much waits (`busy`).
 */
export type FailureKind = 'network' | 'late' | 'status' | 'body' | 'shape' | 'open' | 'busy'

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
    more: { status?: number; retryAfter?: number | null } = {},
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
