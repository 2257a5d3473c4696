import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/**
 * The folder of this installation, whether the server runs from its sources or from the build in
 * `dist/server`.
 */
export const root = dirname(findPackageJSON('.', import.meta.url)!)
/** Whether this is the build. */
export const isBuild = import.meta.filename.endsWith('.js')
