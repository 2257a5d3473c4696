import { program, programIfThere } from '../../server/setup/programs.mjs'

/** The whole browser, without a window. Throws what to install where there is none. */
export const chromiumPath = (): string => program('chromium')

/**
 * The same engine without the browser around it: no notifications, no installation. The whole
 * browser where it is missing, or where CHROMIUM names one.
 */
export const headlessShellPath = (): string =>
  (!process.env['CHROMIUM'] && programIfThere('headlessShell')) || chromiumPath()
