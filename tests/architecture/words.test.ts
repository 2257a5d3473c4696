import { expect, test } from 'vitest'
import { productTexts, textsOf, type Text } from './texts.ts'

/** Words that the product does not use, each with what it says instead. */
const words: [word: RegExp, instead: string][] = [
  [/\b(nobody|somebody|everybody|whoever)\b/i, 'name the person: the visitor, the department'],
  [/\bto be had\b/i, 'available'],
  [/\bonce more\b/i, 'again'],
  [/\bat the moment\b/i, 'right now, or nothing'],
  [/\b(put|called) off\b/i, 'postponed, canceled'],
  [/\bunder way\b/i, 'in progress'],
  [/\be-mails?\b/i, 'email'],
  [/\bcancell(ed|ing)\b/i, 'canceled, canceling'],
  [/\b(colour|favour|honour)\w*/i, 'color, favor, honor'],
  [/\b(centre|theatre|programme)s?\b/i, 'center, theater, program'],
  [/\b(organis|recognis|sanitis|analys)(e|ed|es|ing)\b/i, 'organize, recognize, sanitize, analyze'],
  [/\b(licence|offence|defence)s?\b/i, 'license, offense, defense'],
  [/\b(grey|whilst|fortnight|travell(ed|ing))\b/i, 'gray, while, two weeks, traveled'],
  [/\b(afterwards|towards)\b/i, 'afterward, toward'],
  [/\bon paper\b|\bsheet of paper\b/i, 'formatted for print'],
  [/\bfor who\b/i, 'for visitors who'],
  [/\bsaid aloud\b|\bread aloud\b/i, 'read by a screen reader'],
  [/\bthe (newest|latest|oldest) first\b/i, 'newest first'],
  [/\b(stands|bears|lies) (here|there|in|at|on|above|below|behind|between|before)\b/i, 'is shown'],
  [/\bis (no|none)( [a-z]+)? (of|inside)\b/i, 'is not a'],
]

/**
 * Texts that have such a word for a reason: a sentence of the specification, a name of a format.
 */
const allowed: [file: RegExp, text: RegExp][] = [
  // The specification gives this suffix of a result.
  [/^src\/domain\/games\/state-words\.ts$/, /^Cancelled$/],
  // A status of iCalendar, an element of SVG.
  [/^server\/content\/games\/calendar-event\.ts$/, /^CANCELLED$/],
  [/^server\/site\/icons\/drawings\.ts$/, /^<g color=/],
]

/** The text without the code of its values. */
const withoutCode = (text: string): string => {
  const inner = text.replace(/\{[^{}]+\}/g, '')
  return inner === text ? text : withoutCode(inner)
}

const isSentence = (text: string) => / /.test(text) || /^[A-Z]/.test(text)
const wrongWords = ({ file, line, text }: Text): string[] =>
  !isSentence(text) || allowed.some(([files, texts]) => files.test(file) && texts.test(text))
    ? []
    : words.flatMap(([word, instead]) => {
        const found = word.exec(withoutCode(text))
        return found ? [`${file}:${line}: "${found[0]}": ${instead}`] : []
      })

test('lists texts of code, without names for programs', () => {
  const code = `
    import x from 'some/module'
    const a = 'Two ' + \`parts \${n}\`
    type T = 'no text'
    const view = (
      <p className="big box" title="Hover text">
        Saved <b>{count}</b> of {total}.
      </p>
    )`
  expect(textsOf('a.tsx', code).map(({ text }) => text)).toEqual([
    'Two parts {n}',
    'Saved {count} of {total}.',
    'Hover text',
  ])
})

test('uses no word of the list in the interface', () => {
  const text = (text: string) => wrongWords({ file: 'a.tsx', line: 1, text }).length
  expect(['Nobody is here', 'Put off: rain', 'colours', 'Saved.'].map(text)).toEqual([1, 1, 0, 0])
  const texts = productTexts(/^(src|sw|server)\//)
  expect(texts.length).toBeGreaterThan(3000)
  expect(texts.flatMap(wrongWords)).toEqual([])
})
