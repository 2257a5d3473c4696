import type { Endpoint, QueryOf, ResultOf } from '../../../src/contract/endpoint.ts'
import type { ReadContext } from '../../content/read-context.ts'

/**
 * Every call of a family has exactly one handler of exactly its type: a row of the contract without
 * one does not compile.
 */
export type HandlersOf<Family> = {
  [K in keyof Family]: Family[K] extends Endpoint
    ? (reading: ReadContext, query: QueryOf<Family[K]>) => Promise<ResultOf<Family[K]>>
    : never
}
