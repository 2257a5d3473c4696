import { program, programIfThere } from './programs.ts'

/** The whole browser, without a window. Throws what to install when it is missing. */
export const chromiumPath = (): string => program('chromium')

/**
 * The same engine without the browser around it: no notifications, no installation. The whole
 * browser when it is missing, or when CHROMIUM names one.
 */
export const headlessShellPath = (): string =>
  (!process.env['CHROMIUM'] && programIfThere('headlessShell')) || chromiumPath()
