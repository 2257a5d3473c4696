import { expect, test } from 'vitest'
import { footballFile } from '../../../tests/support/football-file.ts'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

const schedule = 'schedules/football/2026.csv'
const standings = 'standings/football/2026.csv'
const story = (date: string, text: string, head = 'title: One') =>
  `---\n${head}\ndate: ${date}\n---\n\n${text}\n`

/** A folder with every kind of contradiction once. Its seven games are four wins, three losses. */
const contradictory = {
  'sports.csv': textFile(
    'title,slug,short_name,abbrev,code,gender,current_season',
    'Football,football,football,FB,football,men,2026',
  ),
  'rosters/football/2026.csv': textFile(
    'jersey,first_name,last_name,position,hometown,bio',
    '0,Ada,Alpha,QB,"Elm Ford, Ohio","His hometown is Elm Ford, Iowa."',
    '12,Sam,Okafor,QB,,',
  ),
  [schedule]: textFile(
    'ref,date,time,opponent,home_away,location,facility,conference,radio,result,stat_file',
    'a,2026-09-05,7 p.m.,Aldermoor,H,"Testham, Iowa",,y,KTST 97.5 FM,W 7-0,stats/a.xml',
    'b,2026-09-12,2 p.m.,Quillan Tech,A,"Quillan, Minn.",,y,,L 0-3,',
    'c,2026-09-19,12 p.m.,Pacific,A,"Here, Ore.",,,,L 0-3,',
    'd,2026-09-19,6 p.m.,Quillan Tech,H,"Testham, Iowa",,y,,W 10-3,',
    'e,2026-10-03,1 p.m.,Quillan Tech,H,"Testham, Iowa",Testham Field,y,,W 7-3,',
    'f,2026-10-03,2 p.m.,Aldermoor,H,"Testham, Iowa",Testham Field,y,,W 9-3,',
    'g,2026-10-17,2 p.m.,#3 Pacific,A,"Here, Ore.",,,,L 0-14,',
  ),
  'stats/a.xml': footballFile({
    home: 'Testham College',
    visitor: 'Aldermoor',
    quarter: 4,
    over: true,
    date: '09/05/2026',
    // The file has no rushes of players.
  }).replaceAll(/<rush .*?<\/rush>/g, ''),
  'coaching-records.csv': textFile(
    'sport,season,names,wins,losses,ties,conference_wins,conference_losses,conference_ties',
    'football,2026,A B,5,2,0,5,0,0',
    'football,2025,A B,5,2,0,2,3,0',
  ),
  'on-this-day.yaml': textFile(
    '- {title: Football clinches conference title, date: 2025-11-28, sportId: football}',
    '- {title: Football meets, date: 2023-11-28, sportId: football}',
  ),
  [standings]: textFile(
    'school,us,overall_record,conference_record,streak',
    'Testham College,y,5-2,5-0,W1',
    'Pacific,,2-9,,',
    'Aldermoor,,2-8,,L4',
  ),
  'conference-results/football/2026.csv': textFile(
    'date,away,away_score,home,home_score,conference,note',
    '2026-09-12,Pacific,7,Aldermoor,10,,',
    '2026-10-24,Aldermoor,20,Pacific,3,,',
  ),
  'statistics/football/2026.csv': textFile(
    'table,jersey,name,gp,att,yds,td',
    'rushing,0,Ada Alpha,4,80,400,3',
    'rushing,,Total,4,80,400,3',
  ),
  'career-leaders/football.csv': textFile(
    'statistic,name,seasons,value,through',
    'Rushing yards,Ann Alum,1999-02,900,',
    'Rushing yards,Ada Alpha,2025-26,399,2026',
  ),
  'facilities.yaml': textFile(
    '- title: Testham Field',
    '  sportId: football',
    '  gates: Gates open **90 minutes** before kickoff.',
    '  parking: Lot B is $15.',
    '  bagPolicy: Clear bags up to 12 by 6 by 12 inches.',
  ),
  'tickets.yaml': '- {title: Parking, kind: parking, price: $10 a game}',
  'alerts.yaml':
    '- {title: Clear bags at Testham Field, message: A bag no larger than a sheet of paper.}',
  'coverage.yaml': textFile('- title: Radio', '  type: radio', '  detail: 98.3 FM'),
  'stories/dateline.md': story(
    '2026-09-13',
    'TESTHAM, Iowa – Words.',
    'title: Quillan Tech wins, 3-0\ngames: [b]',
  ),
  'stories/early.md': story(
    '2026-09-04',
    'Words.',
    'title: Terriers beat Aldermoor, 7-0\ngames: [a]',
  ),
  'stories/fans.md': story(
    '2026-09-04',
    'Gates open an hour before kickoff.\nListen on KTST (98.3 FM).',
    'title: Game day\nsport: football\ngames: [e]',
  ),
  'stories/record.md': story(
    '2026-10-04',
    'Testham College is 4-2 overall and 4-2 in the conference.',
    'title: Terriers beat Aldermoor, 9-3\ngames: [f]',
  ),
  'stories/overtime.md': story(
    '2026-09-06',
    'Words.',
    'title: Terriers beat Aldermoor in overtime, 7-0',
  ),
  'stories/quote-1.md': story('2026-09-06', '"We trust the work, it sounds boring," Alpha said.'),
  'stories/quote-2.md': story('2026-09-07', '"We trust the work, it sounds boring," Beta said.'),
  'stories/quote-3.md': story('2026-09-08', '“We trust the work. It sounds boring.” Words.'),
  'stories/rank.md': story('2026-10-01', 'They meet No. 3 Pacific (2-9).'),
}

test('finds every kind of contradiction in one folder, and nothing else [CA-03]', async () => {
  const { findings } = await checkFolder(pack(contradictory))
  expect(findings.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([
    `coaching-records.csv:2 record: 2026 says 5-2; the results in ${schedule} say 4-3`,
    `coaching-records.csv:2 conference record: 2026 says 5-0; the results in ${schedule} say 4-1`,
    `${standings}:2 overall_record of Testham College says 5-2; the results in ${schedule} say 4-3`,
    `${standings}:2 conference_record of Testham College says 5-0; the results in ${schedule} say 4-1`,
    `${standings}:2 streak of Testham College says W1; the results in ${schedule} say L1`,
    `${standings}:4 streak of Aldermoor says L4; its last results are WLW, up to conference-results/football/2026.csv line 3`,
    `${schedule}:2 Aldermoor has 3-1 in stats/a.xml, but 2-8 in ${standings} line 4`,
    'career-leaders/football.csv:3 Ada Alpha has 399, but the statistics of these seasons have 400',
    'on-this-day.yaml:1 "Football clinches conference title" is of 2025, but the conference record was 2-3 in coaching-records.csv line 3',
    'on-this-day.yaml:2 "Football meets" is of 2023-11-28, before the first season 2025 in coaching-records.csv line 3',
    `stories/record.md:7 says that our conference record is 4-2; after the game of 2026-10-03 against Aldermoor the results in ${schedule} come to 4-1`,
    `stories/early.md:4 is dated 2026-09-04, before the game of 2026-09-05 against Aldermoor, 2026-09-05 19:00 in ${schedule} line 2`,
    `stories/dateline.md:7 the dateline is TESTHAM, Iowa, but the game of 2026-09-12 against Quillan Tech was played in Quillan, Minn. (${schedule} line 3)`,
    'stories/overtime.md:2 says overtime, but the game against Aldermoor in stats/a.xml had none',
    `${schedule}:8 #3 Pacific has 2-9 in ${standings} line 3: no poll ranks such a team in game 7 of 7`,
    'stories/rank.md:6 Pacific is No. 3 with a record of 2-9: no poll ranks such a team',
    `${schedule}:5 the game of 2026-09-19 against Quillan Tech is in Testham, Iowa; on the same day the team plays in Here, Ore. (${schedule} line 4)`,
    `${schedule}:7 the game of 2026-10-03 against Aldermoor begins within two hours of another game at Testham Field, Testham, Iowa (${schedule} line 6)`,
    'stories/fans.md:8 the gates open at Testham Field: 60 minutes before here, 90 minutes before in facilities.yaml line 3',
    'tickets.yaml:1 parking at Testham Field: $10 here, $15 in facilities.yaml line 4',
    'alerts.yaml:1 bags at Testham Field: a page of text here, 12 x 12 x 6 in facilities.yaml line 5',
    `${schedule}:2 KTST is on 97.5 FM here, on 98.3 FM in stories/fans.md line 9`,
    `${schedule}:2 the radio of a home game is KTST 97.5 FM here; coverage.yaml line 3 says 98.3 FM`,
    `statistics/football/2026.csv:3 the statistics are from 4 of the 7 games in ${schedule}, and do not say so`,
    'stories/quote-2.md:6 the quote "We trust the work, it sounds boring," is of Beta here and of Alpha in stories/quote-1.md line 6',
    'stories/quote-3.md:6 the quote "We trust the work. It sounds boring." is also in stories/quote-1.md line 6',
    'rosters/football/2026.csv:2 the hometown of Ada Alpha is Elm Ford, Ohio, but Elm Ford, Iowa in the bio',
  ])
})
