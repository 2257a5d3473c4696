import { createContext } from 'react'
import type { SiteSettings } from '../contract/site.schema.ts'

/** The department's settings, for the shell and for any part that writes its name. */
export const SettingsContext = createContext<SiteSettings | null>(null)
