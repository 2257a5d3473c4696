import { isTransient } from '../contract/transient.ts'

/** A call that was answered with an error. `isRetryable`: a retry may succeed. */
export class ApiError extends Error {
  readonly isRetryable: boolean

  constructor(message: string, status: number) {
    super(message)
    this.name = 'ApiError'
    this.isRetryable = isTransient(status)
  }
}
