import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { engine, environmentOf } from '../../../tests/support/engine.ts'
import { folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { storeFlagged } from '../../content/forms/flagged.ts'
import { storeSubmission } from '../../content/forms/submissions.ts'
import { importFolder } from '../import-folder.ts'
import { run } from './run.ts'
import { textFile } from '../../../tests/support/text-file.ts'

it('lists submissions as CSV without runnable formulas [FM-06]', async () => {
  const data = folderForTest()
  const store = await storeForTest(data)
  await importFolder(
    store,
    'test',
    pack({
      'forms.yaml':
        '- {title: Camp, ref: camp, maxSubmissions: 9, payment: {amount: 12.5}, fields: [{type: T, title: Name, name: name}, {type: C, title: Days, name: days, options: [Mon, Tue]}, {type: "-", title: More}]}\n',
    }),
  )
  const form = { id: 1, maxSubmissions: 9, recipients: [] }
  const one = (answers: Record<string, string | string[]>) =>
    storeSubmission(store, 'test', form, { key: randomUUID(), answers, amount: 1250, coupon: null })
  await one({ name: '=HYPERLINK("https://evil.example")', days: ['Mon', 'Tue'] })
  await one({ name: 'Zoë, "the" second', earlier: 'kept' })
  const key = randomUUID()
  await storeFlagged(
    store,
    'test',
    1,
    { key, answers: { name: '=1+1' }, amount: 1250, coupon: null },
    'filled in the hidden field',
  )
  const content = async (...argv: string[]) => {
    let text = ''
    if (engine === 'postgres')
      for (const [name, value] of Object.entries(await environmentOf(data))) vi.stubEnv(name, value)
    const code = await run(
      [
        'submissions',
        ...argv,
        '--tenant',
        'test',
        ...(engine === 'sqlite' ? ['--data', data] : []),
      ],
      { write: (more) => (text += more) },
      { write: (more) => (text += more) },
    )
    return { code, text: text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN') }
  }
  expect(await content()).toEqual({
    code: 0,
    text: '1  camp  Camp: 2 of 9, and 1 doubtful (--doubtful)\n',
  })
  expect((await content('camp')).text).toBe(
    textFile(
      '\uFEFFnumber,received_at,name,days,amount_due,coupon,payment,paid_at,earlier\r',
      '1,THEN,"\'=HYPERLINK(""https://evil.example"")",Mon; Tue,12.50,,due,,\r',
      '2,THEN,"Zoë, ""the"" second",,12.50,,due,,kept\r',
    ),
  )
  expect((await content('1', '--doubtful')).text).toBe(
    textFile(
      '\uFEFFkey,received_at,why,name,days,amount_due,coupon\r',
      `${key},THEN,filled in the hidden field,'=1+1,,12.50,\r`,
    ),
  )
  expect(await content('camp', '--accept', key)).toEqual({
    code: 0,
    text: textFile(
      'camp: the submission of THEN counts now',
      `its page to pay: /form/1?sent=yes&key=${key}`,
    ),
  })
  expect((await content()).text).toBe('1  camp  Camp: 3 of 9\n')
  expect((await content('camp')).text).toContain("3,THEN,'=1+1,,12.50,,due,,")
  expect(await content('camp', '--accept', 'x')).toEqual({
    code: 1,
    text: 'content: camp has no doubtful submission "x"; --doubtful lists their keys\n',
  })
  expect(await content('nobody')).toEqual({
    code: 1,
    text: 'content: test has no form "nobody"; there are 1 (camp)\n',
  })
})
