import { beforePaint } from './before-paint.ts'
import { earlyClickScript } from './early-click.ts'
import { goToPartScript } from './go-to-part.ts'
import { wakeHtmlScript } from './wake-html.ts'

/** The one inline script of the document, whose hash is in the policy. */
export const headScript = `${beforePaint};${earlyClickScript};${goToPartScript};${wakeHtmlScript}`
