import { NotFound } from './errors/NotFound.tsx'
import { ServerErrorNotice } from './errors/ServerErrorNotice.tsx'
import { Footer } from './footer/Footer.tsx'
import { SlimBar } from './header/SlimBar.tsx'
import { Tabs } from './tabs/Tabs.tsx'
import { Top } from './Top.tsx'

/**
 * What the server renders around every page, hydrated when this chunk is loaded (see
 * `lazyHydrated`).
 */
export const parts = { Top, SlimBar, Footer, Tabs, NotFound, ServerErrorNotice }
