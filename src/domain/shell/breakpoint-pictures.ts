import type { BreakpointImage } from '../../contract/parts.schema.ts'
import { viewportWidths } from '../constants.ts'

/** Widest first: the first whose width the window has is shown, the last in any window. */
export const widestFirst = (images: readonly BreakpointImage[]): BreakpointImage[] =>
  images.toSorted((a, b) => viewportWidths[b.breakpoint] - viewportWidths[a.breakpoint])

/** Smallest window of a breakpoint, in the words of a media query. */
export const fromWidth = (breakpoint: BreakpointImage['breakpoint']): string =>
  `(min-width: ${viewportWidths[breakpoint] / 16}rem)`
