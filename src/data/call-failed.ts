import { isTransient } from '../contract/transient.ts'

/** A call that was answered with an error. `again`: a retry may succeed. */
export class CallFailed extends Error {
  readonly again: boolean

  constructor(message: string, status: number) {
    super(message)
    this.name = 'CallFailed'
    this.again = isTransient(status)
  }
}
