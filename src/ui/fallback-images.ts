import { createContext } from 'react'
import type { PictureSource } from './Picture.tsx'

/** The department's replacements for missing pictures: its logo, and a default portrait. */
export type StandIns = { logo: PictureSource | null; defaultPersonImage: PictureSource | null }
export const FallbackImagesContext = createContext<StandIns | null>(null)
