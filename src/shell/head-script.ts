import { beforePaint } from './before-paint.ts'
import { earlyTap } from './early-tap.ts'

/** The one inline script of the document, whose hash is in the policy. */
export const headScript = `${beforePaint};${earlyTap}`
