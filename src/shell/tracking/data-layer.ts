import type { Choice } from '../../domain/shell/consent.ts'
import type { VendorContext } from './vendors.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const layer = (): unknown[] => (window.dataLayer ??= [])

export const pushEvent = (event: Record<string, unknown>): void => void layer().push(event)

/** A command of the analytics library, which reads `arguments` and does not accept an array. */
export function command(..._words: unknown[]): void {
  layer().push(arguments)
}

let sentConsent: Choice | undefined
/**
 * The consent for tag manager and analytics library, before either starts and when more is allowed.
 */
export function pushConsentChoice(choice: Choice): void {
  const { analytics, advertising } = choice
  if (sentConsent?.analytics === analytics && sentConsent.advertising === advertising) return
  const consentValue = (allowed: boolean) => (allowed ? 'granted' : 'denied')
  const ads = consentValue(advertising)
  command('consent', sentConsent ? 'update' : 'default', {
    analytics_storage: consentValue(analytics),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  })
  sentConsent = choice
}

/** The page event for tags. It never has a signed-in account. */
export function pushPage({ settings, analytics, page }: VendorContext): void {
  pushEvent({
    event: 'dataLayerLoaded',
    timestamp: new Date().toISOString(),
    sport: page.sport
      ? {
          title: page.sport.title,
          shortName: page.sport.shortName,
          globalShortName: page.sport.globalSportShortName,
        }
      : null,
    school: {
      name: settings.schoolName,
      abbreviation: settings.abbreviation,
      mascot: settings.mascotPlural,
      division: settings.division,
      conference: settings.conference?.title ?? null,
      region: settings.region,
    },
    page: {
      path: page.path,
      title: page.title,
      template: page.template,
      routeName: page.routeName,
      contentId: page.contentId ?? null,
      loggedIn: false,
    },
    site: {
      tenant: settings.tenant,
      name: settings.name,
      clientId: settings.clientId,
      clientName: settings.clientName,
      google360PropertyId: analytics?.google360PropertyId ?? null,
    },
  })
}
