import { describe, expect, it } from 'vitest'
import { checkField, type Problem } from './check-field.ts'
import { resolveFields, type ResolvedField } from './resolve-fields.ts'
import { parseRules, RuleError } from './parse-rules.ts'
import { ruleNames, type Answer } from './rule.ts'

const base = {
  id: 1,
  name: 'x',
  type: 'T',
  title: 'Name',
  help: '',
  required: false,
  maxLength: null,
  maxQuantity: null,
  options: [],
  conditions: [],
  defaultValue: null,
  rank: 1,
  isEmailField: false,
  rules: null,
} as const
const field = (more: object): ResolvedField =>
  resolveFields({ fields: [{ ...base, ...more } as never] })[0]!
const others: Record<string, Answer> = { password: 'abc', phone: '5', nothing: '' }
const check = (of: ResolvedField, answer: Answer): Problem[] =>
  checkField(of, answer, { of: (name) => others[name] ?? '', today: '2026-09-05' })
const said = (rules: string, answer: Answer, more: object = {}) =>
  check(field({ rules, ...more }), answer).map(({ message }) => message)

it('says so when an answer is too long for its pattern [FM-03]', () => {
  const room = { maxLength: 30_000 }
  const long = 'Name is too long to be checked. Please shorten it.'
  expect(said('matches:/(?:[^b]?){140}x/', 'a'.repeat(20_000), room)).toEqual([long])
  expect(said('matches:/x/', 'x'.repeat(20_001), room)).toEqual([long])
  expect(said('matches:/(?:[^b]?){140}x/', 'aaa')).toEqual(['This field is not valid.'])
})

/** Rule, valid answers, invalid answers, and the message. */
const table: [string, Answer[], Answer[], string][] = [
  ['accepted', ['yes', 'on', '1', 'true', 'YES'], ['no', '0', ''], 'Name is required.'],
  ['alpha', ['Zoë', 'Ashby'], ['a b', 'a1', '-'], 'This field is not valid.'],
  ['alpha:latin', ['Zoe'], ['Zoë'], 'This field is not valid.'],
  ['alphanumeric', ['Zoë12'], ['a b', 'a-1'], 'This field is not valid.'],
  ['alpha_spaces', ['Zoë van Ashby'], ['a1', 'a-b'], 'This field is not valid.'],
  ['between:2,10', ['2', '10', '9.5'], [], ''],
  ['between:10,2', ['2', '10'], ['1'], 'Name must be at least 2.'],
  ['between:2,10', [], ['11'], 'Name must be no more than 10.'],
  ['between:2,10', [], ['many'], 'Name must be a number.'],
  ['confirm:password', ['abc'], ['abd', 'ABC'], 'Name does not match.'],
  ['contains_alpha', ['1a2'], ['12'], 'This field is not valid.'],
  ['contains_alphanumeric', ['-1-'], ['--'], 'This field is not valid.'],
  ['contains_alpha_spaces', ['1 2'], ['12'], 'This field is not valid.'],
  ['contains_lowercase', ['ABé'], ['AB'], 'This field is not valid.'],
  ['contains_uppercase', ['abÉ'], ['ab'], 'This field is not valid.'],
  ['contains_numeric', ['ab1'], ['ab'], 'This field is not valid.'],
  ['contains_symbol', ['ab!'], ['ab'], 'This field is not valid.'],
  [
    'date_after:2026-09-04',
    ['2026-09-05', '9/5/2026'],
    ['2026-09-04', '2026-02-30', 'soon'],
    'This field is not valid.',
  ],
  ['date_after', ['2026-09-06'], ['2026-09-05'], 'This field is not valid.'],
  ['date_before:today', ['2026-09-04'], ['2026-09-05'], 'This field is not valid.'],
  [
    'date_between:2026-09-01,today',
    ['2026-09-01', '2026-09-05'],
    ['2026-09-06', '2026-08-31'],
    'This field is not valid.',
  ],
  [
    'date_format:MM/DD/YYYY',
    ['09/05/2026', '02/29/2024'],
    ['9/5/2026', '02/29/2026', '2026-09-05'],
    'This field is not valid.',
  ],
  ['date_format:D.M.YY', ['5.9.26'], ['5.9.2026', '32.1.26'], 'This field is not valid.'],
  [
    'email',
    ['a@b.example', 'first.last+tag@dept.school.example'],
    [
      'a@b',
      'a b@c.example',
      '@b.example',
      'a@.example',
      'a..b@c.example',
      'a@b..example',
      'a@b.example,',
    ],
    'Please enter a valid email address.',
  ],
  ['ends_with:.pdf,.doc', ['a.pdf', 'b.doc'], ['a.exe'], 'This field is not valid.'],
  ['starts_with:ab,b', ['abc', 'bc'], ['cab'], 'This field is not valid.'],
  ['is:red,blue', ['red', 'blue'], ['Red', 'green'], 'This field is not valid.'],
  ['not:red,blue', ['green'], ['red'], 'This field is not valid.'],
  ['length:2,4', ['ab', 'abcd', '🏈🏈'], ['a', 'abcde'], 'Name must be 2 to 4 characters.'],
  ['length:2', ['ab', 'abcdefgh'], ['a'], 'Name must be at least 2 characters.'],
  ['lowercase', ['abé'], ['aB', 'a1'], 'This field is not valid.'],
  ['uppercase', ['ABÉ'], ['aB'], 'This field is not valid.'],
  [
    'matches:/^[A-C]\\|[,/]?$/,plain',
    ['A|,', 'B|/', 'plain'],
    ['D|', 'plai'],
    'This field is not valid.',
  ],
  ['max:10', ['10', '-3'], ['10.5', '11'], 'Name must be no more than 10.'],
  ['max:10', [], ['ten'], 'Name must be a number.'],
  ['min:10', ['10'], ['9'], 'Name must be at least 10.'],
  [
    'number',
    ['1', '-1.5', '.5', '1e3', ' 7 '],
    ['1,5', 'one', '0x1', '1e999', '--1'],
    'Name must be a number.',
  ],
  ['require_one:phone', ['', 'a'], [], ''],
  ['require_one:nothing', ['a'], [''], 'Name is required.'],
  ['required', ['a', ' '], [''], 'Name is required.'],
  ['required:trim', ['a'], ['', '  '], 'Name is required.'],
  ['symbol', ['!?'], ['a!'], 'This field is not valid.'],
  [
    'url',
    ['https://a.example/x', 'http://a'],
    ['ftp://a.example', 'a.example', 'javascript:alert(1)', 'https://a b'],
    'Please enter a valid URL.',
  ],
  ['url:ftp', ['ftp://a.example'], ['https://a.example'], 'Please enter a valid URL.'],
]

describe('every rule, with valid and invalid answers [FM-03]', () => {
  it.each(table)('%s', (rules, good, bad, message) => {
    for (const answer of good) expect([answer, said(rules, answer)]).toEqual([answer, []])
    for (const answer of bad) expect([answer, said(rules, answer)]).toEqual([answer, [message]])
  })

  it('include every rule that a form may have', () => {
    const shown = table.map(([rules]) => rules.replace(/:.*/s, ''))
    expect([...new Set(shown)].toSorted()).toEqual([...ruleNames].toSorted())
  })

  it('ignore an empty answer, except rules about emptiness', () => {
    for (const [rules] of table)
      if (!/^(?:accepted|required|require_one)/.test(rules))
        expect([rules, said(rules, '')]).toEqual([rules, []])
  })

  it('support + for empty, * after a failure, ? as a warning and (n) delays', () => {
    expect(said('+is:a', '')).toEqual(['This field is not valid.'])
    expect(said('number|min:5', 'x')).toHaveLength(1)
    expect(said('number|*email', 'x')).toEqual([
      'Name must be a number.',
      'Please enter a valid email address.',
    ])
    expect(check(field({ rules: '?email' }), 'x')).toEqual([
      { name: 'x', message: 'Please enter a valid email address.', blocking: false },
    ])
    expect(parseRules('(300)*?length:2,4')).toEqual([
      { name: 'length', args: ['2', '4'], force: true, onEmpty: false, warns: true, delay: 300 },
    ])
  })

  it('are refused with a reason on reading the form when unknown', () => {
    for (const [text, why] of [
      ['lenght:2', /there is no rule "lenght:2"/],
      ['min:ten', /min: needs a number/],
      ['length', /length: needs a number/],
      ['matches:/(?=a)/', /looking ahead/],
      ['date_after:soon', /needs days/],
      ['date_format:YYYY', /needs a form of days/],
      ['between:1', /needs 2 numbers/],
      ['__proto__', /there is no rule/],
    ] as const) {
      expect(() => parseRules(text)).toThrow(RuleError)
      expect(() => parseRules(text)).toThrow(why)
    }
  })
})

describe('built-in rules of a field [FM-02]', () => {
  it('check required, length, quantity and e-mail address', () => {
    expect(said('', '', { required: true })).toEqual(['Name is required.'])
    expect(said('', '  ', { required: true })).toEqual(['Name is required.'])
    expect(said('', 'abcdef', { maxLength: 5 })).toEqual([
      'Name must be no more than 5 characters.',
    ])
    expect([said('', '4', { type: 'N', maxQuantity: 3 }), said('', 'x', { type: 'N' })]).toEqual([
      ['Name must be no more than 3.'],
      ['Name must be a number.'],
    ])
    expect([
      said('', 'x', { isEmailField: true }),
      said('', 'a@b.example', { isEmailField: true }),
    ]).toEqual([['Please enter a valid email address.'], []])
    expect([said('', '2026-02-30', { type: 'D' }), said('', '2026-02-28', { type: 'D' })]).toEqual([
      ['This field is not valid.'],
      [],
    ])
  })

  it('ask for a choice in a sentence', () => {
    const options = ['s', 'm'].map((value, i) => ({
      id: i + 1,
      title: value,
      value,
      rank: i,
      preselected: false,
      showOther: false,
    }))
    const missing = (type: string, title: string, of = options) =>
      said('', '', { type, title, options: of, required: true })
    expect(missing('S', 'Subject')).toEqual(['Choose a subject.'])
    expect(missing('R', 'Which section?')).toEqual(['Choose an option for “Which section?”.'])
    expect(missing('C', 'Rules', options.slice(0, 1))).toEqual(['Rules is required.'])
  })

  it('treat 0 as no limit', () =>
    expect(said('', 'x'.repeat(300), { maxLength: 0, maxQuantity: 0 })).toEqual([]))

  it('accept only existing options, each once', () => {
    const options = ['s', 'm'].map((value, i) => ({
      id: i + 1,
      title: value,
      value,
      rank: i,
      preselected: false,
      showOther: false,
    }))
    expect(said('', 'm', { type: 'S', options })).toEqual([])
    for (const [type, answer] of [
      ['S', 'xl'],
      ['R', ['s']],
      ['C', ['s', 's']],
      ['C', ['s', 'xl']],
    ] as const)
      expect(said('', answer as Answer, { type, options })).toEqual(['This field is not valid.'])
    expect(said('', ['s', 'm'], { type: 'C', options })).toEqual([])
  })
})
