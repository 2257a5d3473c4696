import type { Sport } from '../../contract/schema/sport.ts'
import type { Read } from '../../data/api-query.ts'
import { mayLeadTo } from '../../domain/shell/may-lead-to.ts'

/** What a check says of an address: nothing, that it leads on, or that there is no such page. */
export type GuardResult = undefined | { status: 301 | 302; to: string } | { status: 404 | 410 }

/** What a check is told. */
export type Asked = {
  params: Readonly<Record<string, string | undefined>>
  /** The sport of the row; only rows that name one have it. */
  sport: Sport
  url: URL
  /** Hosts that the department lists: besides this one, nothing leads anywhere else. */
  hosts(): Promise<readonly string[]>
  /** null: there is none. undefined: it could not be asked, and nobody is sent away for that. */
  read<R>(read: Read<R>): Promise<R | undefined>
}
export type Check = (asked: Asked) => GuardResult | Promise<GuardResult>

export const lost: GuardResult = { status: 404 }
export const moved = (to: string): GuardResult => ({ status: 301, to })
export const sentTo = (to: string): GuardResult => ({ status: 302, to })

/**
 * Where content says that it is kept: a page of this site, or a host that the department lists.
 * Anything else is not followed.
 */
export async function keptAt(target: string, { url, hosts }: Asked): Promise<GuardResult> {
  if (mayLeadTo(target, [url.hostname, ...(await hosts())])) {
    const { host, pathname, search, hash } = new URL(target, url)
    return sentTo(host === url.host ? pathname + search + hash : target)
  }
  console.warn(
    `${url.pathname} is not sent to ${target.slice(0, 200)}: its host is not among redirectHosts`,
  )
  return undefined
}
