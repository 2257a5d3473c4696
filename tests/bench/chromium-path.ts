import { existsSync } from 'node:fs'

/** The machine's Chromium, or undefined: the bench then skips what needs one and says so. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => file && existsSync(file))
