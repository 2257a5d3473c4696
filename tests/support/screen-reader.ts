import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { virtual as Reader } from '@guidepup/virtual-screen-reader'

const file = new URL(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
const address = '/virtual-screen-reader.js'

type WithReader = { reader: typeof Reader }

export type ScreenReader = {
  /** What is spoken while it reads on to a phrase, which is the last. Fails at the page's end. */
  readTo(phrase: RegExp): Promise<string[]>
  /** What was spoken since the last call without being read: announcements. */
  announced(): Promise<string[]>
}

/**
 * Reads a page like a screen reader: roles, names, states and announcements as WAI-ARIA defines
 * them. The context needs `bypassCSP`, because the reader runs in the page.
 */
export async function listenTo(page: Page): Promise<ScreenReader> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(file, 'utf8') }),
  )
  await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as { virtual: typeof Reader }
    await virtual.start({ container: document.body })
    Object.assign(globalThis, { reader: virtual })
  }, address)
  return {
    readTo: (phrase) =>
      page.evaluate(
        async ({ source, flags }) => {
          const { reader } = globalThis as unknown as WithReader
          const wanted = new RegExp(source, flags)
          const spoken: string[] = []
          while (!wanted.test(spoken.at(-1) ?? '')) {
            await reader.next()
            spoken.push(await reader.lastSpokenPhrase())
            if (spoken.at(-1) === 'end of document') throw new Error(`${source} was never read`)
          }
          await reader.clearSpokenPhraseLog()
          return spoken
        },
        { source: phrase.source, flags: phrase.flags },
      ),
    announced: () =>
      page.evaluate(async () => {
        const { reader } = globalThis as unknown as WithReader
        const log = await reader.spokenPhraseLog()
        await reader.clearSpokenPhraseLog()
        return log
      }),
  }
}
