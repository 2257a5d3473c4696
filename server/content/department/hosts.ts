import { z } from 'zod'
import type { TenantRow } from './tenants.ts'

/**
 * A host as a browser sends it, without its port: whoever writes hosts down is held to this, or
 * they would never be matched.
 */
const host = z
  .string({ error: 'is missing or is no text' })
  .trim()
  .min(1, 'is empty')
  .transform((text) => text.toLowerCase())
  .refine(
    (text) =>
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(
        text,
      ) && text.length < 254,
    'is no host name (no scheme, no port)',
  )
export const Hosts = z.array(host)

/** A host answers for one tenant only. */
export function hostClash(
  tenants: Pick<TenantRow, 'id' | 'hosts'>[],
  tenant: string,
  hosts: string[],
): string | null {
  for (const other of tenants) {
    const taken = other.id === tenant ? undefined : hosts.find((one) => other.hosts.includes(one))
    if (taken) return `hosts: ${taken} belongs to the tenant ${other.id}`
  }
  return null
}
