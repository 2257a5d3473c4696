import type { BrowserContext, Cookie } from '@playwright/test'
import { machineNow } from './clock.mjs'

type Found = Promise<Cookie | undefined>
export const cookieOf = async (context: BrowserContext, name: string): Found =>
  (await context.cookies()).find((one) => one.name === name)

/** The milliseconds until a cookie expires. The browser ages it by the machine's clock. */
export const millisecondsLeft = (cookie: Cookie): number => cookie.expires * 1000 - machineNow()

/** As if this visitor had chosen to skip splash pages. */
export const skipSplashes = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: 'fh-splash-skip', value: '1', url }])
