import { trueNow } from '../../platform/true-time.ts'

let heard = 0

/** The live line, or a poll in its place, said something now. */
export function noteHeard(): void {
  heard = trueNow()
}

/** When this tab last heard of live scores, milliseconds since 1970; 0 for never. */
export const lastHeard = (): number => heard
