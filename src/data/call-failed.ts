/** Statuses after which a GET is asked again, once (spec 0 §7). All others are an answer: asking again would only be told the same. */
const transient: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** A call that was answered, and not with what was asked for. `again`: a second try may do better. */
export class CallFailed extends Error {
  readonly again: boolean

  constructor(message: string, status: number) {
    super(message)
    this.name = 'CallFailed'
    this.again = transient.has(status)
  }
}
