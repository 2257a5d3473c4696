import { existsSync } from 'node:fs'
import { Stop, run } from './run.mjs'

const program = '/usr/sbin/nginx'
/** Debian's module that takes single addresses out of nginx's cache. */
export const purgeModule = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so'

/** The nginx that the test of the README's configuration starts; on Debian and Ubuntu, as root, it is installed when missing. */
export async function ensureNginx() {
  const there = () => existsSync(program) && existsSync(purgeModule)
  if (there()) return program
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing nginx for the tests …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { env })
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'nginx', 'libnginx-mod-http-cache-purge'], { env })
  }
  if (!there()) throw new Stop('The tests need nginx with its purge module: install the packages nginx and libnginx-mod-http-cache-purge.')
  return program
}
