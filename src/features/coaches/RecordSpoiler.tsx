import type { ReactNode } from 'react'
import { Spoiler } from '../../ui/Spoiler.tsx'

/** A record that includes the newest season, which may reveal the last result. */
export const RecordSpoiler = ({ is, children }: { is: boolean; children: ReactNode }) =>
  is ? <Spoiler of="record">{children}</Spoiler> : children
