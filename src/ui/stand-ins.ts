import { createContext } from 'react'
import type { PictureSource } from './Picture.tsx'

/**
 * The department's own pictures for where one is missing: its logo, and a picture of nobody for a
 * person without a portrait.
 */
export type StandIns = { logo: PictureSource | null; defaultPersonImage: PictureSource | null }
export const StandInsContext = createContext<StandIns | null>(null)
