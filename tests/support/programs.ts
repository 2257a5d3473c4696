import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../server/setup/run.mjs'

/** Debian's module that purges single URLs from nginx's cache. */
export const purgeModule = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so'

const oldestPostgres = 15

type Need = {
  /** An environment variable that may set the path. */
  variable?: string
  packages: string[]
  need: string
  find: () => string | undefined
}

/** The programs that tests need besides Node. */
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
} satisfies Record<string, Need>
export type Program = keyof typeof programs

/** Debian has a folder for each version; elsewhere the programs are on the path. */
function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = (existsSync(debian) ? readdirSync(debian) : [])
    .filter((name) => Number(name) >= oldestPostgres)
    .sort((a, b) => Number(b) - Number(a))
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

const pathOf = ({ variable, find }: Need): string | undefined =>
  (variable && process.env[variable]) || find()

/** The path of a program, or undefined. */
export const programIfThere = (name: Program): string | undefined => pathOf(programs[name])

/** Why a program cannot be used: what to install. */
export function lackOf(name: Program): string | undefined {
  const { variable, need }: Need = programs[name]
  const path = programIfThere(name)
  if (!path) return need
  return existsSync(path) ? undefined : `${variable} is ${path}, which does not exist.`
}

/** The path of a program. Throws what to install when it is missing. */
export function program(name: Program): string {
  const lack = lackOf(name)
  if (lack) throw new Error(lack)
  return programIfThere(name)!
}

/** Installs all missing programs at once where apt-get is available (Debian or Ubuntu, as root). */
export async function installPrograms(): Promise<void> {
  const missing = Object.values(programs)
    .filter((each) => !pathOf(each))
    .flatMap(({ packages }) => packages)
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${missing.join(', ')} for the tests …`)
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true }
  const install = ['install', '-y', '-q', '--no-install-recommends', ...missing]
  const updated = await run('apt-get', ['update', '-q'], options)
  const installed = await run('apt-get', install, options)
  const failed = [updated, installed].find(({ code }) => code !== 0)
  const seconds = Math.round(updated.seconds + installed.seconds)
  console.log(
    failed
      ? `apt-get failed:\n${failed.output}`
      : `Installed ${missing.join(', ')} in ${seconds} s.`,
  )
}
