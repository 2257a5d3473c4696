import { createContext } from 'react'
import type { Meta } from '../contract/rendering.ts'

/**
 * What the drawn page says of itself; the server collects it, the browser sets document.title from
 * it.
 */
export type Head = {
  meta: Meta | null
  /** What its screen was given: the server tells search engines of it. */
  props: object
}
export const HeadContext = createContext<((head: Head) => void) | null>(null)
