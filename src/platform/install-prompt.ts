/** Chromium's beforeinstallprompt event, valid for one prompt. */
export type InstallPrompt = Event & {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const deferredPrompt: { prompt?: InstallPrompt | undefined } = {}
export const promptCapturedEvent = 'fieldhouse:prompt'

/**
 * The event comes once and early, so it is kept from the first script on, which also suppresses the
 * browser's own bar.
 */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    deferredPrompt.prompt = event as InstallPrompt
    dispatchEvent(new Event(promptCapturedEvent))
  })
}
