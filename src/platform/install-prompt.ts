/** What a browser gives to a page whose site can be installed (Chromium); good for one question. */
export type InstallPrompt = Event & {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const held: { prompt?: InstallPrompt | undefined } = {}
export const promptHeld = 'fieldhouse:prompt'

/**
 * It comes once, early, and is asked for much later: kept from the first script on, and the
 * browser's own bar is spared.
 */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    held.prompt = event as InstallPrompt
    dispatchEvent(new Event(promptHeld))
  })
}
