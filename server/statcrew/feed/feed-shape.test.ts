import { expect, test } from 'vitest'
import { isJson, readFeed } from './feed-shape.ts'

const setup = '{"type": "setup", "periods": {"number": 2, "length": 20}}'
const ping = '{"type": "ping"}'
const action =
  '{"actionNumber": 12, "teamNumber": 1, "clock": "09:27:00", "period": 1, "actionType": "2pt", ' +
  '"success": 1, "score1": 10, "score2": 8, "type": "action"}'
const team = (Score: number) => ({ Id: 'A', Name: 'A', Score, PeriodScores: [] })
const game = JSON.stringify({ Game: { HomeTeam: team(7), VisitingTeam: team(0), LastPlays: [] } })
const refusal = (text: string): string => {
  try {
    readFeed(Buffer.from(text))
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  ['lines', [setup, ping, action].join('\n')],
  ['lines of Windows', [setup, ping, action].join('\r\n')],
  ['its last line', action],
  ['a ping', ping],
  ['a list', `[${setup},${action}]`],
  ['back to back', setup + ping + action],
  ['record separators', [setup, ping, action].map((one) => `\u001E${one}\n`).join('')],
  ['null bytes', [setup, ping, action].join('\0')],
  ['a cut-off last line', `${setup}\n${ping}\n${action.slice(0, 40)}`],
  ['server-sent events', [setup, action].map((one) => `event: x\ndata: ${one}\n\n`).join('')],
  ['blank lines between', `\n\n${setup}\n\n\n${action}\n`],
])('says that a capture of a live socket is one: %s [GM-01]', (_, text) => {
  expect(isJson(Buffer.from(text))).toBe(true)
  expect(refusal(text)).toMatch(/stream of messages.*not a game file; send the whole game/)
})

test.each([
  ['{"tm":{"1":{}},"clock":"09:00","pbp":[]}', 'FIBA LiveStats webcast'],
  ['{"score1":10,"score2":8}', 'Game is missing, it has score1, score2'],
  ['{}', 'Game is missing;'],
  ['[1,2]', 'a list, not one game'],
  [`${game}${game}`, 'more text after the end of the game'],
  [`${game}\n"Period":3}]}`, 'more text after the end of the game'],
  ["{'Game': {}}", 'single quotes'],
  ['{"Game": {"Score": 7,}}', 'comma before a closing brace'],
  ['{"Game": {"Score": NaN}}', 'NaN'],
  ['{"Game": {"Score": 7} // end\n}', 'comment'],
  ['{"Game": {"Name": "A\nB"}}', 'a line break or a tab'],
  ['{"Game": [1,]}', 'comma before a closing brace'],
  ['{"Game": =1}', 'it has "=" where'],
])('names the cause of %s [GM-01]', (text, words) => {
  expect(refusal(text)).toContain(words)
  expect(refusal(text)).not.toMatch(/position \d/)
})

test('reads a game, also after a byte order mark and over several lines [GM-01]', () => {
  expect(refusal(game)).toBe('accepted')
  expect(refusal(`\uFEFF${JSON.stringify(JSON.parse(game), null, 2)}\n`)).toBe('accepted')
})

test.each([0.1, 0.4, 0.8, 0.99])('says that a game cut at %d is cut off [GM-01]', (part) => {
  const text = JSON.stringify(JSON.parse(game), null, 2)
  expect(refusal(text.slice(0, Math.floor(text.length * part)))).toMatch(/cut off at line \d+/)
})
