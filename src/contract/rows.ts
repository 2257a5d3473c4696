import * as api from './api.ts'
import type { ApiName } from './api.ts'
import type { Endpoint } from './endpoint.ts'

/** The row of a call by its name. */
export const rows: Record<ApiName, Endpoint> = { ...api }
