import { createContext } from 'react'
import type { Meta } from '../contract/rendering.ts'

/** The metadata of the rendered page: the server collects it, the browser sets document.title. */
export type Head = {
  meta: Meta | null
  /** The props of its screen, for structured data. */
  props: object
}
export const HeadContext = createContext<((head: Head) => void) | null>(null)
