import * as api from '../contract/api.ts'
import type { ApiName } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'

/** The name of a row, for calls inside the server. In its own file because it imports every row. */
export const getCallName = (row: Endpoint): ApiName => names.get(row) as ApiName
const names = new Map<Endpoint, ApiName>(
  Object.entries(api).map(([name, row]) => [row, name as ApiName]),
)
