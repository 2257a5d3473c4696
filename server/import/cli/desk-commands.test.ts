import { expect, test } from 'vitest'
import { engine } from '../../../tests/support/engine.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import { folderForTest, storeForTest } from '../../../tests/support/import-store.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { readSender } from '../../content/accounts/tokens.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { run } from './run.ts'

// The commands are the same on both engines; their functions are tested on both
// (live/desk.test.ts).
test.skipIf(engine !== 'sqlite')(
  'holds, lists, publishes and refuses versions, and creates a helper token [GM-01]',
  async () => {
    const data = folderForTest()
    const store = await storeForTest(data)
    await seedTenant(store, 'alpha', { hosts: [] })
    const content = async (...argv: string[]) => {
      let [out, errors] = ['', '']
      const code = await run(
        [...argv, '--tenant', 'alpha', '--data', data],
        { write: (text) => (out += text) },
        { write: (text) => (errors += text) },
      )
      return { code, out, errors }
    }
    expect(await content('hold', 'always', '--game', '1')).toMatchObject({
      code: 0,
      out: 'game 1: every version is held\n',
    })
    for (const us of [7, 14, 21])
      await ingestStatFile(store, 'alpha', 1, Buffer.from(footballFile({ us: [us] })))
    expect((await content('publish', '--game', '1', '--version', '2')).out).toBe(
      'game 1 shows version 2\n',
    )
    expect(await content('publish', '--game', '1', '--version', '1')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('pass --sure') as string,
    })
    expect((await content('drop', '--game', '1', '--version', '3')).code).toBe(0)
    const { out } = await content('versions', '--game', '1')
    expect(
      out
        .split('\n')
        .filter((line) => /^\d/.test(line))
        .map((line) => line.replace(/ {2}20\S+/, '')),
    ).toEqual([
      '3  0-21 1st  dropped  stat-file',
      '2  0-14 1st  published  stat-file',
      '1  0-7 1st  replaced  stat-file',
    ])
    expect(out).toContain('    ! ')
    const [secret] = (
      await content('token', '--kind', 'scorer', '--game', '1', '--hours', '2', '--name', 'Kim')
    ).out.split('\n')
    expect(await readSender(store, `Bearer ${secret}`, 'alpha')).toMatchObject({
      kind: 'scorer',
      gameId: 1,
      name: 'Kim',
    })
    for (const wrong of [
      ['hold', 'perhaps', '--game', '1'],
      ['publish', '--game', '1'],
      ['token', '--kind', 'scorer', '--game', '1', '--hours', '99'],
      ['token', '--kind', 'king'],
    ])
      expect((await content(...wrong)).code).toBe(2)
    expect((await content('versions', '--game', '99')).code).toBe(1)
  },
)
