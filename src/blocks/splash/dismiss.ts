import { dismissals, splashCookie, splashSkipCookie } from '../../domain/shell/promotion.ts'
import { hasCookie, setCookie } from '../../platform/cookies.ts'

/** Remembers on this device that a splash was shown. */
export function rememberShown(id: number): void {
  // A splash page may be open while it is dismissed for longer.
  if (!hasCookie(splashCookie(id))) setCookie(splashCookie(id), dismissals.shown, 'shown')
}

export const rememberContinued = (id: number): void =>
  setCookie(splashCookie(id), dismissals.continued, 'continued')

export const rememberSkipped = (): void => setCookie(splashSkipCookie, dismissals.skipped)

/** Browsers limit the lifetime of cookies, so each visit renews it. */
export const renewSkipped = (): void => {
  if (hasCookie(splashSkipCookie)) rememberSkipped()
}
