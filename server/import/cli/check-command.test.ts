import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { pack, smallPack } from '../../../tests/support/import-store.ts'
import { run } from './run.ts'
import { textFile } from '../../../tests/support/text-file.ts'

async function check(...argv: string[]) {
  let out = ''
  let errors = ''
  const code = await run(
    ['check', ...argv],
    { write: (text) => (out += text) },
    { write: (text) => (errors += text) },
  )
  return { code, out, errors }
}
const clean = {
  'sports.csv': textFile(
    'title,slug,short_name,abbrev,code,gender,current_season',
    'Football,football,football,FB,football,men,2026',
  ),
  'schedules/football/2026.csv': textFile(
    'date,time,opponent,home_away,location,result',
    '2026-09-05,7 p.m.,#23 Aldermoor,H,Testham,W 3-0',
    '2026-09-12,TBA,Quillan Tech,A,"Quillan, Minn.",L 0-3',
  ),
}

test('exits with 0 after a clean check and shows progress [CA-03]', async () => {
  const { code, out, errors } = await check(pack(clean))
  expect(code).toBe(0)
  expect(out).toMatch(/: 11 rows looked at, nothing is wrong\n$/)
  expect(errors).toContain('100 %  19/19  checking people\n')
})

test('misses no result of a game after the day that is asked for [CA-03]', async () => {
  const files = { ...clean }
  files['schedules/football/2026.csv'] = clean['schedules/football/2026.csv'].replace('L 0-3', '')
  const folder = pack(files)
  expect((await check(folder, '--day', '2026-09-30')).out).toContain('has no result')
  expect((await check(folder, '--day', '2026-09-10')).code).toBe(0)
  expect((await check(folder, '--day', 'Sept. 10')).errors).toContain('must be a date like')
})

test('exits a check with 4 for warnings, 3 for refusals, 0 for notes [CA-03]', async () => {
  const warned = await check(pack({ ...clean, 'pictures/a.svg': '<svg/>' }))
  expect(warned.code).toBe(4)
  expect(warned.out).toContain(
    textFile(
      'pictures/a.svg',
      '            warning  no content uses this file',
      '                     → use it in the content, or remove it',
    ),
  )
  const refused = await check(
    pack({
      ...clean,
      'pictures/a.svg': '<svg/>',
      'rosters/football/2026.csv': 'name\nAda Alpha\n7\n',
    }),
  )
  expect(refused.code).toBe(3)
  expect(refused.out).toContain(
    textFile(
      'rosters/football/2026.csv',
      '  line 3    REFUSED  name "7" is a number',
      '                     → correct it: it is not imported',
    ),
  )
  expect(refused.out.trimEnd()).toMatch(/1 would be refused, 1 warning$/)
  const noted = await check(
    pack({
      ...clean,
      'site.yaml': smallPack['site.yaml']
        .replace('#102030', '#ffd700')
        .replace('#f0c000', '#101010'),
    }),
  )
  expect([noted.code, noted.out.includes('note     brand #ffd700')]).toEqual([0, true])
})

test('prints a check as JSON [CA-03]', async () => {
  const { out } = await check(
    pack({ ...clean, 'pictures/a.svg': '<svg/>' }),
    '--json',
    '--tenant',
    'harlan',
  )
  expect(JSON.parse(out)).toMatchObject({
    rows: 11,
    stopped: false,
    findings: [{ level: 'warning', check: 'unused files', file: 'pictures/a.svg', line: null }],
  })
})

test('explains why a check cannot run [CA-03]', async () => {
  expect(await check()).toMatchObject({
    code: 2,
    errors: expect.stringContaining('check takes one folder') as string,
  })
  expect(await check('/nowhere')).toMatchObject({
    code: 1,
    errors: 'content: there is no folder /nowhere\n',
  })
  expect(await check(pack(), '--tenant', 'No Name')).toMatchObject({ code: 1 })
})

test('stops a check on Ctrl-C with exit code 130 [CA-03]', { timeout: 60_000 }, async () => {
  const long = textFile(
    'name',
    `${Array.from({ length: 20_000 }, (_, i) => `Ada ${String.fromCharCode(65 + (i % 26), 97 + (Math.floor(i / 26) % 26), 97 + Math.floor(i / 676))}`).join('\n')}`,
  )
  const child = spawn(
    process.execPath,
    ['server/content-cli.ts', 'check', pack({ ...clean, 'rosters/football/2026.csv': long })],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let out = ''
  child.stdout.on('data', (part) => {
    out += String(part)
  })
  child.stderr.once('data', () => child.kill('SIGINT'))
  const code = await new Promise((done) => child.once('exit', done))
  expect([code, out.includes('stopped before the end')]).toEqual([130, true])
})
