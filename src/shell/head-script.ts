import { beforePaint } from './before-paint.ts'
import { earlyTap } from './early-tap.ts'

/** The one script that stands in the document itself, and whose hash its policy has. */
export const headScript = `${beforePaint};${earlyTap}`
