/**
 * What the log says about sign-ins and refused requests. It has no names, passwords, tokens or
 * queries: a visitor may type a password into the field of the name.
 */
export type SecurityEvent = {
  event: 'sign-in' | 'sign-in refused' | 'sign-out' | 'request refused'
  tenant: string
  address: string
  /** The account; null when none has the name. */
  account?: number | null
  by?: 'password' | 'provider'
  method?: string
  path?: string
  status?: number
}
export type Audit = (event: SecurityEvent) => void

/** Not signed in, not allowed, too often. */
const refusedStatuses = new Set([401, 403, 429])

/** The event of an answer that refuses a request; undefined for any other. */
export const refusedRequest = (
  {
    tenant,
    address,
    request,
    url,
  }: { tenant: string; address: string; request: Request; url: URL },
  { status }: Response,
): SecurityEvent | undefined =>
  refusedStatuses.has(status)
    ? {
        event: 'request refused',
        tenant,
        address,
        method: request.method,
        path: url.pathname.slice(0, 200),
        status,
      }
    : undefined
