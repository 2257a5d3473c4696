import { dismissals, splashCookie, splashSkipCookie } from '../../domain/shell/promotion.ts'
import { hasCookie, setCookie } from '../../platform/cookies.ts'

/** What this device remembers of a splash. */
export function rememberShown(id: number): void {
  // It may stand as a page while it is dismissed for longer.
  if (!hasCookie(splashCookie(id))) setCookie(splashCookie(id), dismissals.shown, 'shown')
}

export const rememberContinued = (id: number): void =>
  setCookie(splashCookie(id), dismissals.continued, 'continued')

export const rememberSkipped = (): void => setCookie(splashSkipCookie, dismissals.skipped)

/** Browsers keep no cookie until 2040: each visit begins the time anew. */
export const renewSkipped = (): void => {
  if (hasCookie(splashSkipCookie)) rememberSkipped()
}
