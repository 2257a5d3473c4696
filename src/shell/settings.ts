import { createContext } from 'react'
import type { SiteSettings } from '../contract/site.schema.ts'

/** The department's settings, for the shell and parts that show its name. */
export const SettingsContext = createContext<SiteSettings | null>(null)
