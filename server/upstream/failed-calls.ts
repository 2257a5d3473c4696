import type { Call } from './call-asked.ts'
import { UpstreamFailure } from './failure.ts'
import type { RemarkLog } from './remark-log.ts'
import { isSpecified } from './specified-calls.ts'

/** Statuses by which a server says that it does not know a call, or does not offer it. */
const refusals: ReadonlySet<number> = new Set([400, 403, 404, 405, 410, 501])

type Around = {
  /** The call was answered with data before. */
  isAnswered: boolean
  /** The last answer to the call was that it is not there. */
  wasAbsent: boolean
  /** Whether the list of sports is answered now. */
  answersSports(): Promise<boolean>
}

/** What a failed call means for the site, and what the log says of it. */
export class FailedCalls {
  #remarks: RemarkLog
  #report: (error: unknown) => void
  /** Paths of calls that the upstream was found not to have. */
  #absent = new Set<string>()

  constructor(remarks: RemarkLog, report: (error: unknown) => void) {
    this.#remarks = remarks
    this.#report = report
  }

  /**
   * The failure of a call; `absent` when its part of the site is empty and the page stands. That is
   * an answer that cannot be read, except the list of sports; and a call that no specification
   * names, was never answered and is not there or answers something else, while the list of sports
   * is answered, because a broken upstream sends error pages for everything. A call that was absent
   * stays so while the upstream fails, so that its pages stand on older answers.
   */
  async judged(
    call: Call,
    error: unknown,
    { isAnswered, wasAbsent, answersSports }: Around,
  ): Promise<unknown> {
    if (!(error instanceof UpstreamFailure)) return error
    const { kind, message, status, broken } = error
    const asAbsent = () => new UpstreamFailure('absent', message, { status, broken })
    // A splash screen that cannot be read is none (the specification's default).
    if (call.name === 'splash' || call.name === 'sportSplash') return asAbsent()
    if (kind === 'shape') return call.name === 'sports' ? error : asAbsent()
    if (wasAbsent && !isAnswered && kind !== 'busy') return asAbsent()
    const isRefused = kind === 'status' && refusals.has(status ?? 0)
    if (kind !== 'absent' && kind !== 'body' && !isRefused) return error
    const isOptional = !isSpecified(call.row.path) && !isAnswered && (await answersSports())
    if (isOptional) return asAbsent()
    return kind === 'absent'
      ? new UpstreamFailure(status === null ? 'body' : 'status', message, { status })
      : error
  }

  /** Reports a failure; that the upstream does not have a call is reported once. */
  tell({ row: { path }, tenant }: Call, error: unknown): void {
    if (!(error instanceof UpstreamFailure)) return this.#report(error)
    if (error.broken) return this.#remarks.add(path, tenant, [error.broken])
    if (error.kind !== 'absent' || isSpecified(path)) return this.#report(error)
    if (this.#absent.has(path)) return
    this.#absent.add(path)
    this.#report(
      `${error.message}; the specification does not name this call: ` +
        'its part of the site stays empty',
    )
  }
}
