import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'

/** The board and its buttons: for who has a token, and nobody else. */
export const lazyConsole = lazyHydrated(async () => ({
  Console: (await import('./Console.tsx')).Console,
}))
