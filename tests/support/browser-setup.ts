import { buildIsFresh } from '../../server/setup/build.mjs'
import { prepare } from './prepared.ts'

/**
 * Before the first browser test: the build must match the sources, and the fixture department must
 * be imported.
 */
export default async function setUp(): Promise<void> {
  if (!buildIsFresh())
    throw new Error('The build is missing or older than the sources. Run `npm run build` first.')
  await prepare('browser')
}
