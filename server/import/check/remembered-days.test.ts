import { expect, test } from 'vitest'
import { pack, smallPack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

/** What the check says of days, with records of football from 2020 on and of golf from 2021-22. */
async function said(...days: string[]): Promise<string[]> {
  const { findings } = await checkFolder(
    pack({
      'site.yaml': `${smallPack['site.yaml']}conference: {title: Elm Conference, abbreviation: ELM, url: 'https://elm.example'}\n`,
      'coaching-records.csv': textFile(
        'sport,season,names,wins,losses,ties,conference_wins,conference_losses,conference_ties',
        'football,2021,A B,5,2,0,1,1,0',
        'football,2021,C D,0,3,0,2,3,0',
        'football,2020,A B,5,2,0,4,1,0',
        'wgolf,2021-22,E F,5,5,0,2,6,0',
        'wgolf,2022-23,E F,5,5,0,,,',
      ),
      'on-this-day.yaml': textFile(...days),
    }),
  )
  return findings
    .filter(({ file }) => file === 'on-this-day.yaml')
    .map(({ file, line, what }) => `${file}:${line} ${what}`)
}

test('reports a conference title in a season without a winning conference record [CA-03]', async () => {
  expect(
    await said(
      '- title: Football wins ELM title',
      '  date: 2021-11-19',
      '  sportId: football',
      '- {title: A great spring, text: Golf won the Elm Conference title., date: 2022-04-19, sportId: womens-golf}',
    ),
  ).toEqual([
    'on-this-day.yaml:1 "Football wins ELM title" is of 2021, but the conference record was 3-4 in coaching-records.csv line 2',
    'on-this-day.yaml:4 "A great spring" is of 2021-22, but the conference record was 2-6 in coaching-records.csv line 5',
  ])
})

test('reports a second conference title in a season [CA-03]', async () => {
  expect(
    await said(
      '- {title: Football wins ELM title, date: 2020-11-19, sportId: football}',
      '- {title: Football clinches conference title, date: 2020-11-26, sportId: football}',
    ),
  ).toEqual([
    'on-this-day.yaml:2 "Football clinches conference title" is also on line 1, and a season has one conference title',
  ])
})

test('reports a day before the first season of its sport [CA-03]', async () => {
  expect(await said('- {title: Football meets, date: 2019-06-30, sportId: football}')).toEqual([
    'on-this-day.yaml:1 "Football meets" is of 2019-06-30, before the first season 2020 in coaching-records.csv line 4',
  ])
})

test('accepts days that the coaching records allow [CA-03]', async () => {
  expect(
    await said(
      '- {title: Football wins ELM title, date: 2020-11-19, sportId: football}',
      '- {title: Football wins ELM tournament title, date: 2021-11-20, sportId: football}',
      '- {title: Football beats ELM title holder, date: 2021-11-21, sportId: football}',
      '- {title: Golf wins ELM title, date: 2023-04-20, sportId: womens-golf}',
      '- {title: Testham adds football, date: 2018-11-22, sportId: football}',
      '- {title: Baseball wins ELM title, date: 1900-11-23, sportId: baseball}',
      '- {title: A day, date: 1900-11-24}',
    ),
  ).toEqual([])
})
