import { NotFound } from './errors/NotFound.tsx'
import { Wrong } from './errors/Wrong.tsx'
import { Footer } from './footer/Footer.tsx'
import { SlimBar } from './header/SlimBar.tsx'
import { Top } from './Top.tsx'

/**
 * What the server draws around every page, and the browser takes over once this file is here (see
 * `lazyHydrated`).
 */
export const parts = { Top, SlimBar, Footer, NotFound, Wrong }
