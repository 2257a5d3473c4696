import type { Remark } from './read-as.ts'

/**
 * Why there is no answer: connection error; timeout; an error status; an unusable body (HTML, too
 * large, another tenant's); an invalid shape; or not sent because the breaker is `open` or the
 * queue full (`busy`).
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
  /** The status of the upstream, if that was the problem. */
  readonly status: number | null
  /** Retry-After of the upstream in milliseconds. */
  readonly retryAfter: number | null
  /** What could not be read, if that was the problem. */
  readonly broken: Remark | null

  constructor(
    kind: FailureKind,
    message: string,
    more: { status?: number | null; retryAfter?: number | null; broken?: Remark | null } = {},
  ) {
    super(message)
    this.kind = kind
    this.status = more.status ?? null
    this.retryAfter = more.retryAfter ?? null
    this.broken = more.broken ?? null
  }
}

/** The status for our client: 504 timeout, 503 try again, 502 invalid answer (RFC 9110 §15.6). */
export const toHttpStatus = ({ kind }: UpstreamFailure): 502 | 503 | 504 =>
  kind === 'late' ? 504 : kind === 'network' || kind === 'open' || kind === 'busy' ? 503 : 502
