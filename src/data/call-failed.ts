import { isTransient } from '../contract/transient.ts'

/**
 * A call that was answered, and not with what was asked for. `again`: a second try may do better.
 */
export class CallFailed extends Error {
  readonly again: boolean

  constructor(message: string, status: number) {
    super(message)
    this.name = 'CallFailed'
    this.again = isTransient(status)
  }
}
