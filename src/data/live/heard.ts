import { trueNow } from '../../platform/true-time.ts'

let heard = 0

/** Notes that the live stream, or a poll, delivered something now. */
export function noteHeard(): void {
  heard = trueNow()
}

/** When this tab last received live scores, in milliseconds since 1970; 0 for never. */
export const lastHeard = (): number => heard
