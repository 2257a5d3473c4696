import type { ReactNode } from 'react'
import { Spoiler } from '../../ui/Spoiler.tsx'

/**
 * A figure of the record book: that of the newest season, or of a career that reaches into it,
 * tells how the last game ended.
 */
export const Newest = ({ is, children }: { is: boolean; children: ReactNode }) =>
  is ? <Spoiler of="record">{children}</Spoiler> : children
