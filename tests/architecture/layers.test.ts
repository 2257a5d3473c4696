import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkLayers } from './layers.mjs'

const trees: string[] = []
afterAll(() => trees.forEach((tree) => rmSync(tree, { recursive: true })))

/** A small tree of files; what a file imports in single quotes exists. */
async function faultsOf(files: Record<string, string[]>) {
  const tree = mkdtempSync(join(tmpdir(), 'layers-'))
  trees.push(tree)
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  copyFileSync('package.json', join(tree, 'package.json'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  for (const folder of ['src', 'sw', 'server'])
    write(`${folder}/place.ts`, 'export const place = 1\n')
  for (const [file, lines] of Object.entries(files)) {
    for (const [, path = ''] of lines.map((line) => /'(\.[^']+)'/.exec(line) ?? [])) {
      const target = join(dirname(file), path)
      if (path && !(target in files))
        write(target, 'export const x = 1\nexport type X = number\nexport default x\n')
    }
  }
  for (const [file, lines] of Object.entries(files))
    write(file, [...lines, 'export const x = 1', ''].join('\n'))
  return (await checkLayers(tree)).faults
}

const planted: [rule: RegExp, file: string, line: string][] = [
  [/^src-contract-imports-nothing/, 'src/contract/a.ts', `import { x } from '../domain/b.ts'; x`],
  [
    /^src-domain-imports-contract/,
    'src/domain/a.ts',
    `import type { X } from '../data/b.ts'; export type Y = X`,
  ],
  [/^src-platform-imports-contract/, 'src/platform/a.ts', `import { x } from '../data/b.ts'; x`],
  [/^src-data-imports/, 'src/data/a.ts', `import { x } from '../routes/b.ts'; x`],
  [/^src-data-imports/, 'src/data/a.ts', `export const later = () => import('../routes/b.ts')`],
  [
    /^src-routes-imports/,
    'src/routes/a.ts',
    `import { x } from '../features/roster/RosterScreen.tsx'; x`,
  ],
  [/^src-ui-imports/, 'src/ui/A.tsx', `import { x } from '../data/b.ts'; x`],
  [/^src-blocks-imports/, 'src/blocks/A.tsx', `import { x } from '../features/roster/Row.tsx'; x`],
  [
    /^src-features-imports/,
    'src/features/roster/A.tsx',
    `import { x } from '../../shell/Header.tsx'; x`,
  ],
  [/^src-shell-imports/, 'src/shell/A.tsx', `import { x } from '../features/roster/Row.tsx'; x`],
  [
    /^features-are-strangers/,
    'src/features/roster/A.tsx',
    `import { x } from '../schedule/b.ts'; x`,
  ],
  [
    /^only-the-app-knows-the-route-table/,
    'src/features/roster/A.tsx',
    `import { x } from '../../routes/pages/people.ts'; x`,
  ],
  [
    /^ui-knows-no-content/,
    'src/ui/A.tsx',
    `import type { X } from '../contract/game.schema.ts'; export type Y = X`,
  ],
  [
    /^contract-and-domain-are-pure/,
    'src/domain/a.ts',
    `import { useState } from 'react'; useState`,
  ],
  [
    /^contract-and-domain-are-pure/,
    'src/contract/a.ts',
    `import { readFileSync } from 'node:fs'; readFileSync`,
  ],
  [/^only-the-contract-parses/, 'src/features/roster/a.ts', `import { z } from 'zod'; z`],
  [/^only-the-contract-parses/, 'src/data/a.ts', `import { x } from '../contract/schemas.ts'; x`],
  [
    /^browser-never-sees-server/,
    'src/data/a.ts',
    `import { x } from '../../server/content/b.ts'; x`,
  ],
  [/^browser-never-sees-server/, 'src/app.tsx', `import { x } from '../sw/b.ts'; x`],
  [/^browser-never-sees-node/, 'src/app.tsx', `import { join } from 'node:path'; join`],
  [/^browser-never-sees-node/, 'sw/a.ts', `import { join } from 'node:path'; join`],
  [/^worker-sees-contract-and-domain/, 'sw/a.ts', `import { x } from '../src/routes/href.ts'; x`],
  [/^server-db-imports-nothing/, 'server/db/a.ts', `import { x } from '../content/b.ts'; x`],
  [/^server-content-imports-db/, 'server/content/a.ts', `import { x } from '../api/b.ts'; x`],
  [/^server-api-imports/, 'server/api/a.ts', `import { x } from '../site/b.ts'; x`],
  [/^server-import-imports/, 'server/import/a.ts', `import { x } from '../api/b.ts'; x`],
  [/^server-statcrew-imports-nothing/, 'server/statcrew/a.ts', `import { x } from '../db/b.ts'; x`],
  [
    /^statcrew-knows-the-contract-alone/,
    'server/statcrew/a.ts',
    `import { x } from '../../src/domain/b.ts'; x`,
  ],
  [
    /^server-sees-shared-parts-of-src/,
    'server/site/a.ts',
    `import { x } from '../../src/routes/site-map.ts'; x`,
  ],
  [
    /^server-sees-shared-parts-of-src/,
    'server/site/a.ts',
    `import { x } from '../../tests/support/b.ts'; x`,
  ],
  [
    /^server-loads-the-built-entry/,
    'server/site/a.ts',
    `import { x } from '../../src/entry-server.tsx'; x`,
  ],
  [
    /^sql-lives-in-content-and-db/,
    'server/site/a.ts',
    `import { DatabaseSync } from 'node:sqlite'; DatabaseSync`,
  ],
  [/^sql-lives-in-content-and-db/, 'server/api/a.ts', `import { sql } from 'kysely'; sql`],
  [/^parts-do-not-run-the-app/, 'server/http/a.ts', `import { x } from '../app.ts'; x`],
  [/^set-up-runs-before-the-packages/, 'server/setup.mjs', `import { sql } from 'kysely'; sql`],
  [/^set-up-stands-alone/, 'server/setup/a.mjs', `import { x } from '../db/b.ts'; x`],
  [/^no-missing-files/, 'src/app.tsx', `export * from "./not-there.ts"`],
]

test.each(planted)('%s is found in %s', async (rule, file, line) => {
  expect(await faultsOf({ [file]: [line] })).toContainEqual(expect.stringMatching(rule))
})

test('finds a cycle, and ignores one of types alone', async () => {
  expect(
    await faultsOf({
      'src/domain/a.ts': [`import { x as b } from './b.ts'; b`],
      'src/domain/b.ts': [`import { x as a } from './a.ts'; a`],
    }),
  ).toContainEqual(expect.stringMatching(/^no-cycles/))
  expect(
    await faultsOf({
      'src/domain/a.ts': [`import { x as b } from './b.ts'; b`],
      'src/domain/b.ts': [`import type { X } from './a.ts'; export type Y = X`],
    }),
  ).toEqual([])
})

test('accepts what the design allows', async () => {
  const allowed = {
    'src/contract/game.schema.ts': [`import { z } from 'zod'; z`],
    'src/domain/a.ts': [`import { x } from '../contract/links.ts'; x`],
    'src/routes/pages/people.ts': [
      `export const screen = () => import('../../features/roster/RosterScreen.tsx')`,
      `import { x } from '../../data/b.ts'; x`,
    ],
    'src/features/roster/RosterScreen.tsx': [
      `import { x } from '../../blocks/PersonCard.tsx'; x`,
      `import { x as y } from '../../routes/href.ts'; y`,
    ],
    'src/features/roster/a.test.ts': [`import { x } from '../../../tests/support/fixture.ts'; x`],
    'src/ui/Link.tsx': [`import { x } from '../contract/links.ts'; x`],
    'src/app.tsx': [
      `import { x } from './shell/Shell.tsx'; x`,
      `import { x as y } from './routes/site-map.ts'; y`,
    ],
    'sw/sw.ts': [`import { x } from '../src/domain/a.ts'; x`],
    'server/content/roster.ts': [
      `import { sql } from 'kysely'; sql`,
      `import { x } from '../db/store.ts'; x`,
    ],
    'server/site/render.ts': [
      `import type { X } from '../../src/entry-server.tsx'; export type Y = X`,
      `import { x } from '../../src/routes/href.ts'; x`,
    ],
    'server/http/a.ts': [
      `import type { X } from '../app.ts'; export type Y = X`,
      `import { x } from '../config.ts'; x`,
    ],
    'server/main.ts': [`import { x } from './site/render.ts'; x`],
  }
  expect(await faultsOf(allowed)).toEqual([])
})
