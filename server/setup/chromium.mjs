import { existsSync } from 'node:fs'
import { Stop, run } from './run.mjs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser tests drive the machine's Chromium; on Debian and Ubuntu, as root, it is installed when missing. */
export async function ensureChromium() {
  const named = process.env['CHROMIUM']
  if (named && !existsSync(named)) throw new Stop(`CHROMIUM names ${named}, which does not exist.`)
  const found = named ?? usual.find((file) => existsSync(file))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium for the browser tests …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { env })
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
  }
  const installed = usual.find((file) => existsSync(file))
  if (!installed) throw new Stop('The browser tests need Chromium: install the package chromium, or name the program in CHROMIUM.')
  return installed
}
