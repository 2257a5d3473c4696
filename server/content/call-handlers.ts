import type { ReadContext } from './read-context.ts'
import type { Api, ApiName } from '../../src/contract/api.ts'
import type { Endpoint, QueryOf, ResultOf } from '../../src/contract/endpoint.ts'

/** The answer of a call, from the store of a department. */
type Handler<Row> = Row extends Endpoint
  ? (context: ReadContext, query: QueryOf<Row>) => Promise<ResultOf<Row>>
  : never

/** What answers each call of the contract. A module of readers exports its share as `handlers`. */
export type CallHandlers = { [Name in ApiName]: Handler<Api[Name]> }
