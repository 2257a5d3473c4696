import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Stop, run } from './run.mjs'

/** Debian's module that purges single URLs from nginx's cache. */
export const purgeModule = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so'

const oldestPostgres = 15

/**
 * The programs that tests need besides Node. `find` returns the path, or undefined; an environment
 * variable may set it.
 * @type {Record<'chromium' | 'headlessShell' | 'postgres' | 'nginx', { variable?: string, packages:
 * string[], need: string, find(): string | undefined }>}
 */
const programs = {
  chromium: {
    variable: 'CHROMIUM',
    packages: ['chromium'],
    need:
      'Browser tests need Chromium: install the package chromium, or set CHROMIUM to the path ' +
      'of the program.',
    find: () =>
      ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
        existsSync(file),
      ),
  },
  headlessShell: {
    packages: ['chromium-headless-shell'],
    need: 'Browser tests run faster with the package chromium-headless-shell.',
    find: () => ['/usr/bin/chromium-headless-shell'].find((file) => existsSync(file)),
  },
  postgres: {
    variable: 'POSTGRES_BIN',
    packages: ['postgresql'],
    need:
      `PostgreSQL tests need PostgreSQL ${oldestPostgres} or newer: install the package ` +
      'postgresql, or set POSTGRES_BIN to the folder of its programs.',
    find: findPostgres,
  },
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-cache-purge'],
    need:
      'The nginx test needs nginx with its purge module: install the packages nginx and ' +
      'libnginx-mod-http-cache-purge.',
    find: () =>
      existsSync('/usr/sbin/nginx') && existsSync(purgeModule) ? '/usr/sbin/nginx' : undefined,
  },
}
/** @typedef {keyof typeof programs} Program */

/** Debian has a folder for each version; elsewhere the programs are on the path. */
function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .filter((name) => Number(name) >= oldestPostgres)
        .sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find(
    (folder) =>
      folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/**
 * The path of a program. Throws Stop with what to install when it is missing.
 * @param {Program} name
 */
export function program(name) {
  const { variable, need } = programs[name]
  const found = programIfThere(name)
  if (!found) throw new Stop(need)
  if (variable && !existsSync(found))
    throw new Stop(`${variable} is ${found}, which does not exist.`)
  return found
}

/** The path of a program, or undefined. @param {Program} name */
export function programIfThere(name) {
  const { variable, find } = programs[name]
  return (variable && process.env[variable]) || find()
}

/** Installs all missing programs at once where apt-get is available (Debian or Ubuntu, as root). */
export async function installPrograms() {
  const missing = Object.values(programs)
    .filter(({ variable, find }) => !(variable && process.env[variable]) && !find())
    .flatMap(({ packages }) => packages)
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${missing.join(', ')} for the tests …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const started = Date.now()
  const updated = await run('apt-get', ['update', '-q'], { env, quiet: true })
  const installed = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...missing],
    { env, quiet: true },
  )
  const failed = [updated, installed].find(({ code }) => code !== 0)
  console.log(
    failed
      ? `apt-get failed:\n${failed.output}`
      : `Installed ${missing.join(', ')} in ${Math.round((Date.now() - started) / 1000)} s.`,
  )
}
