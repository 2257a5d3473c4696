import type { BrowserContext, Page } from '@playwright/test'
import type { startPushService } from './push-service.ts'

type Service = Awaited<ReturnType<typeof startPushService>>

/** The browser's own part, which normally needs a public push service: it subscribes at ours. */
export async function withPushService(
  service: Service,
  context: BrowserContext,
  name: string,
): Promise<void> {
  await context.grantPermissions(['notifications'])
  const subscription = service.browser(name)
  await context.addInitScript((given) => {
    const made = () => ({
      ...given,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: () => {
        localStorage.removeItem('subscribed')
        return Promise.resolve(true)
      },
    })
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(localStorage.getItem('subscribed') ? made() : null),
      subscribe: () => {
        localStorage.setItem('subscribed', '1')
        return Promise.resolve(made())
      },
    })
  }, subscription)
}

/** Passes messages to the worker of this page, as the browser does on arrival. */
export async function deliveryTo(
  page: Page,
  context: BrowserContext,
  origin: string,
): Promise<(data: string) => Promise<unknown>> {
  const devtools = await context.newCDPSession(page)
  const registration = new Promise<string>((found) => {
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }: { registrations: { registrationId: string; scopeURL: string }[] }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
        if (ours) found(ours.registrationId)
      },
    )
  })
  await devtools.send('ServiceWorker.enable')
  return async (data) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registration,
      data,
    })
}

/** What the phone shows. */
export const notificationsOn = (
  page: Page,
): Promise<{ title: string; body: string; tag: string }[]> =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(
      ({ title, body, tag }) => ({ title, body, tag }),
    ),
  )
