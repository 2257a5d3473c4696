import { describe, expect, it, vi } from 'vitest'
import { engine, environmentOf } from '../../../tests/support/engine.ts'
import { addFiles, folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { holdsToken } from '../../content/accounts/tokens.ts'
import { run } from './run.ts'

async function content(...argv: string[]) {
  let out = ''
  let errors = ''
  const code = await run(
    await onEngine(argv),
    { write: (text) => (out += text) },
    { write: (text) => (errors += text) },
  )
  return { code, out, errors }
}

/** On PostgreSQL the folder that a test names stands for a database, found as by the server. */
async function onEngine(argv: string[]): Promise<string[]> {
  const at = argv.indexOf('--data')
  if (engine === 'sqlite' || at < 0) return argv
  for (const [name, value] of Object.entries(await environmentOf(argv[at + 1]!)))
    vi.stubEnv(name, value)
  return argv.toSpliced(at, 2)
}

const unreachable = () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none')
  return content('tenants')
}

describe('the content command [CA-03]', () => {
  it('imports with a line for each file, and exits with 0', async () => {
    const data = folderForTest()
    const { code, out, errors } = await content(
      'import',
      pack(),
      '--tenant',
      'test',
      '--data',
      data,
      '--host',
      'WWW.testham.example',
    )
    expect(code).toBe(0)
    expect(errors.split('\n').filter(Boolean)).toHaveLength(6)
    expect(errors).toContain(' 20 %  1/5  site.yaml\n')
    expect(out).toMatch(
      /rosters\/football\/2026\.csv +3 rows: 3 taken, 0 changed, 0 same, 0 refused\n/,
    )
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      'test: 13 rows: 13 taken, 0 changed, 0 same, 0 refused',
    )
    expect((await content('tenants', '--data', data)).out).toBe(
      'test  testham.localhost, www.testham.example\n',
    )
  })

  it('removes most of a roster only with --replace', async () => {
    const data = folderForTest()
    const players = ['Ada Alpha', 'Bo Beta', 'Cy Gamma', 'Di Delta']
    const file = 'rosters/football/2026.csv'
    const folder = pack({ [file]: textFile('name', ...players) })
    const args = ['--tenant', 'test', '--data', data]
    await content('import', folder, ...args)
    addFiles(folder, { [file]: textFile('name', ...players.slice(0, 1)) })
    const asked = await content('import', folder, ...args)
    expect(asked.out).toContain('with --replace')
    expect(asked.out).not.toContain('no longer in this file')
    const { out } = await content('import', folder, '--replace', ...args)
    expect(out).toContain(`${file} removed: no longer in this file: Bo Beta, Di Delta, Cy Gamma`)
  })

  it('exits with 3 and names what was refused', async () => {
    const { code, out } = await content(
      'import',
      pack({ 'rosters/football/2026.csv': 'name\nAda\n7\n' }),
      '--tenant',
      'test',
      '--data',
      folderForTest(),
    )
    expect(code).toBe(3)
    expect(out).toContain('\nrosters/football/2026.csv:3 refused: name "7" is a number\n')
  })

  it('imports one team from a file of many teams, with JSON output', async () => {
    const data = folderForTest()
    await content('import', pack(), '--tenant', 'test', '--data', data)
    const file = `${folderForTest({ 'all.csv': 'team,name\nA,Ada Alpha\nB,Bo Beta\nA,Cy\n' })}/all.csv`
    const { code, out } = await content(
      'import',
      file,
      '--tenant',
      'test',
      '--data',
      data,
      '--kind',
      'roster',
      '--sport',
      'football',
      '--season',
      '2025',
      '--where',
      'team=A',
      '--json',
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      tenant: 'test',
      stopped: false,
      parts: [{ file: 'all.csv', rows: 2 }, {}],
      totals: { rows: 3, taken: 2 },
    })
  })

  it('imports an opponent’s roster by the name of the school [OF-02]', async () => {
    const data = folderForTest()
    await content('import', pack(), '--tenant', 'test', '--data', data)
    const given = ['--tenant', 'test', '--data', data, '--opponent', 'aldermoor st']
    const file = `${folderForTest({ 'roster.csv': 'no,name\n1,Ada Alpha\n2,Bo Beta\n' })}/roster.csv`
    const { code, out } = await content(
      'import',
      file,
      ...given,
      '--sport',
      'football',
      '--season',
      '2026',
      '--json',
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      parts: [{ file: 'roster.csv', rows: 2, taken: 2 }],
      totals: { rows: 2 },
    })
    expect(await content('import', file, ...given)).toMatchObject({
      code: 1,
      errors: expect.stringContaining(
        'needs --sport <slug>, --season <title> and --opponent <name>',
      ),
    })
    expect(await content('import', pack(), ...given)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--opponent need a single file'),
    })
  })

  it('creates tokens that work', async () => {
    const data = folderForTest()
    await content('import', pack(), '--tenant', 'test', '--data', data)
    const ingest = (await content('token', '--tenant', 'test', '--data', data)).out.trim()
    const forwarder = (await content('token', '--forwarder', '--data', data)).out.trim()
    const store = await storeForTest(data)
    expect(await holdsToken(store, `Bearer ${ingest}`, 'test', 'ingest')).toBe(true)
    expect(await holdsToken(store, `Bearer ${forwarder}`, '', 'forwarder')).toBe(true)
    expect(await content('token', '--tenant', 'none', '--data', data)).toMatchObject({
      code: 1,
      errors: 'content: there is no tenant none\n',
    })
  })

  it('lists tokens by number, and ends one by number or value', async () => {
    const data = folderForTest()
    const made = [
      (await content('token', '--forwarder', '--data', data)).out.trim(),
      (await content('token', '--forwarder', '--data', data)).out.trim(),
    ]
    const list = async () =>
      (await content('token', '--list', '--data', data)).out.split('\n').filter(Boolean)
    expect(await list()).toEqual([
      expect.stringMatching(/^[0-9a-f]{12}  20\S+Z  forwarder$/),
      expect.stringMatching(/forwarder$/),
    ])
    expect((await content('token', '--revoke', made[0]!, '--data', data)).code).toBe(0)
    const [left] = await list()
    const store = await storeForTest(data)
    expect(await holdsToken(store, `Bearer ${made[0]}`, '', 'forwarder')).toBe(false)
    expect(await holdsToken(store, `Bearer ${made[1]}`, '', 'forwarder')).toBe(true)
    expect((await content('token', '--revoke', left!.slice(0, 12), '--data', data)).code).toBe(0)
    expect(await list()).toEqual([])
    for (const none of [made[1]!, '%', '', '000000000000'])
      expect(await content('token', '--revoke', none, '--data', data)).toMatchObject({
        code: 1,
        errors: expect.stringContaining('there is no such token') as string,
      })
  })

  it.each([
    [[], 'no command'],
    [['frobnicate'], 'there is no command frobnicate'],
    [['import'], 'import takes one folder or file'],
    [['import', '.'], '--tenant <id> is required'],
    [['import', 'a', 'b', '--tenant', 'x'], 'import takes one'],
    [['import', '.', '--tenant', 'x', '--what'], "Unknown option '--what'"],
    [['import', '.', '--tenant', 'x', '--kind', 'soup'], '--kind must be one of'],
    [['import', '.', '--tenant', 'x', '--where', 'y'], 'column=value'],
    [['import', '.', '--tenant', 'x', '--game', 'one'], '--game must be a game id'],
    [['import', '.', '--tenant', 'x', '--host', 'http://x'], '--host is not a host name'],
    [['token', '--forwarder', '--tenant', 'x'], 'not both'],
  ])('shows its usage and exits with 2 for %j', async (argv, reason) => {
    const { code, errors } = await content(...argv)
    expect(code).toBe(2)
    expect(errors).toContain(reason)
    expect(errors).toContain('usage: npm run content')
  })

  it('exits with 1 and one line for an operator’s error', async () => {
    const data = folderForTest({ file: 'x' })
    expect(await content('import', '/nowhere', '--tenant', 'x', '--data', data)).toMatchObject({
      code: 1,
      errors: 'content: there is no folder or file /nowhere\n',
    })
    const unwritable =
      engine === 'sqlite'
        ? await content('tenants', '--data', `${data}/file/inside`)
        : await unreachable()
    expect(unwritable.code).toBe(1)
    expect(unwritable.errors).toMatch(/^content: the store .*cannot be opened: [^\n]*\n$/)
    const stranger = await content(
      'import',
      folderForTest({ 'sports.csv': 'title\n' }),
      '--tenant',
      'x',
      '--data',
      data,
    )
    expect(stranger).toMatchObject({
      code: 1,
      errors: 'content: there is no tenant x; import a folder with a site.yaml first\n',
    })
  })

  it('overwrites one progress line on a terminal', async () => {
    let errors = ''
    await run(
      ['import', pack(), '--tenant', 'test', '--data', folderForTest()],
      { write: () => 0 },
      { isTTY: true, write: (text) => (errors += text) },
    )
    expect(errors).not.toContain('\n')
    expect(errors.endsWith('\r\u001b[K')).toBe(true)
  })
})
