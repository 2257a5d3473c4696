import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Form, FormField } from '../../contract/forms.schema.ts'
import { amountDue } from './amount-due.ts'
import { resolveFields } from './resolve-fields.ts'
import { shownAnswers } from './check-form.ts'
import { formSchema } from './form-schema.ts'
import { fieldState, getVisibility } from './field-state.ts'
import { initialAnswers } from './initial-answers.ts'
import type { Answers } from './rule.ts'
import { shownFields } from './shown.ts'

const today = '2026-09-05'
const field = (id: number, more: Partial<FormField> = {}): FormField => ({
  id,
  name: `f${id}`,
  type: 'T',
  title: `Field ${id}`,
  help: '',
  required: false,
  maxLength: null,
  maxQuantity: null,
  options: [],
  conditions: [],
  defaultValue: null,
  rank: id,
  isEmailField: false,
  rules: null,
  ...more,
})
const option = (value: string, more = {}) => ({
  id: value.length,
  title: value.toUpperCase(),
  value,
  rank: 0,
  preselected: false,
  showOther: false,
  ...more,
})
const shown = (fields: FormField[], answers: Answers) => [
  ...shownFields(resolveFields({ fields }), answers),
]
const waits = (fieldId: number, value: string, operator: 'Is' | 'Is Not' = 'Is') => ({
  conditions: [{ fieldId, operator, value }],
})

describe('conditions [FM-02]', () => {
  const select = field(1, { type: 'S', options: [option('s'), option('m')] })
  it.each<[string, 'Is' | 'Is Not', string, string[]]>([
    ['s', 'Is', 's', ['f1', 'f2']],
    ['S', 'Is', 's', ['f1', 'f2']],
    ['s', 'Is', 'm', ['f1']],
    ['any', 'Is', 'm', ['f1', 'f2']],
    ['any', 'Is', '', ['f1']],
    ['s', 'Is Not', 'm', ['f1', 'f2']],
    ['s', 'Is Not', 's', ['f1']],
    ['S', 'Is Not', 's', ['f1']],
    ['s', 'Is Not', '', ['f1']],
  ])('%s, %s, answered "%s"', (value, operator, answer, expected) =>
    expect(shown([select, field(2, waits(1, value, operator))], { f1: answer })).toEqual(expected),
  )

  it('hide a field whose condition is on a hidden field', () => {
    const fields = [select, field(2, waits(1, 's')), field(3, waits(2, 'any'))]
    expect(shown(fields, { f1: 's', f2: 'x' })).toEqual(['f1', 'f2', 'f3'])
    expect(shown(fields, { f1: 'm', f2: 'x' })).toEqual(['f1'])
  })
  it('must all hold, and ignore a circle', () => {
    expect(
      shown(
        [
          select,
          field(2),
          field(3, { conditions: [...waits(1, 's').conditions, ...waits(2, 'x').conditions] }),
        ],
        { f1: 's', f2: 'y' },
      ),
    ).toEqual(['f1', 'f2'])
    expect(
      shown([field(1, waits(2, 'a')), field(2, waits(1, 'b')), field(3, waits(1, 'c'))], {}),
    ).toEqual(['f1', 'f2'])
  })
  it('neither require nor send hidden fields', () => {
    const fields = resolveFields({
      fields: [select, field(2, { ...waits(1, 's'), required: true })],
    })
    const given = { f1: 'm', f2: 'kept from before' }
    expect(formSchema(fields, today).safeParse(given)).toEqual({ success: true, data: { f1: 'm' } })
    expect(formSchema(fields, today).safeParse({ f1: 's' }).error?.issues).toMatchObject([
      { path: ['f2'], message: 'Field 2 is required.' },
    ])
  })
  it('show a text field for "Other", and remove it', () => {
    const fields = resolveFields({
      fields: [
        field(1, {
          type: 'R',
          title: 'Shirt',
          options: [option('s'), option('other', { showOther: true })],
        }),
      ],
    })
    expect(fields.map(({ name, title }) => [name, title])).toEqual([
      ['f1', 'Shirt'],
      ['f1--other', 'Other Shirt'],
    ])
    expect(shownAnswers(fields, { f1: 'other', 'f1--other': 'XXL' }).answers).toEqual({
      f1: 'other',
      'f1--other': 'XXL',
    })
    expect(shownAnswers(fields, { f1: 's', 'f1--other': 'XXL' }).answers).toEqual({ f1: 's' })
  })
})

describe('the initial state of a form [FM-02]', () => {
  it('has options by rank, preselected ones chosen, and today’s date', () => {
    const fields = resolveFields({
      fields: [
        field(1, {
          type: 'S',
          options: [option('m', { rank: 2 }), option('s', { rank: 1, preselected: true })],
        }),
        field(2, {
          type: 'C',
          options: [option('a', { preselected: true }), option('b', { preselected: true })],
        }),
        field(3, { type: 'D', defaultValue: 'today' }),
        field(4, { type: 'D', defaultValue: '2026-13-01' }),
        field(5, { defaultValue: 'hello' }),
      ],
    })
    expect(fields[0]!.options.map(({ value }) => value)).toEqual(['s', 'm'])
    expect(initialAnswers(fields, today)).toEqual({
      f1: 's',
      f2: ['a', 'b'],
      f3: today,
      f4: '',
      f5: 'hello',
    })
  })
})

describe('the state of a field [FM-04]', () => {
  const seen = {
    answer: 'x',
    first: '',
    required: false,
    hasRules: true,
    problems: [],
    blurred: false,
    submitted: false,
    waiting: false,
    visibility: 'blur' as const,
  }
  const wrong = [{ name: 'f', message: '', blocking: true }]
  it('shows messages after blur, checkbox change, submit, or always when live', () => {
    expect(getVisibility('text')).toBe('blur')
    expect(getVisibility('checkbox')).toBe('dirty')
    const shows = (more: object) => fieldState({ ...seen, problems: wrong, ...more }).shows
    expect([
      shows({}),
      shows({ blurred: true }),
      shows({ submitted: true }),
      shows({ visibility: 'live' }),
      shows({ visibility: 'dirty' }),
      shows({ visibility: 'dirty', answer: '' }),
      shows({ visibility: 'submit', blurred: true }),
    ]).toEqual([false, true, true, true, true, false, false])
  })
  it('is valid, invalid, settled, empty or complete', () => {
    expect(fieldState({ ...seen })).toMatchObject({
      valid: true,
      invalid: false,
      dirty: true,
      empty: false,
      complete: true,
      settled: true,
      failing: false,
    })
    expect(fieldState({ ...seen, problems: wrong, blurred: true })).toMatchObject({
      valid: false,
      invalid: true,
      failing: true,
      complete: false,
    })
    expect(fieldState({ ...seen, waiting: true })).toMatchObject({
      settled: false,
      valid: false,
      invalid: false,
      complete: false,
    })
    expect(
      fieldState({ ...seen, problems: [{ ...wrong[0]!, blocking: false }], blurred: true }),
    ).toMatchObject({ valid: true, failing: true, invalid: false })
    expect(fieldState({ ...seen, answer: '', required: true })).toMatchObject({
      empty: true,
      required: true,
      complete: false,
    })
    expect(fieldState({ ...seen, hasRules: false })).toMatchObject({ complete: false })
    expect(fieldState({ ...seen, hasRules: false, blurred: true })).toMatchObject({
      complete: true,
    })
  })
})

describe('the amount due in cents [FM-05]', () => {
  const payment: Form['payment'] = {
    enabled: true,
    formType: 'fixed',
    amount: 1235,
    maxQuantity: 3,
    quantityField: 'n',
    couponAmount: 500,
    couponAvailable: true,
  }
  it('is fixed, by quantity or open, less one coupon, never negative', () => {
    expect([
      amountDue(payment, {}),
      amountDue(payment, {}, { coupon: true }),
      amountDue({ ...payment, amount: 300 }, {}, { coupon: true }),
      amountDue({ ...payment, enabled: false }, {}),
    ]).toEqual([1235, 735, 0, 0])
    const by = (n: string) => amountDue({ ...payment, formType: 'quantity' }, { n })
    expect([by('1'), by('3'), by('4'), by('0'), by('-1'), by('1.5'), by(''), by('x')]).toEqual([
      1235,
      3705,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
    const open = (named: string) => amountDue({ ...payment, formType: 'open' }, {}, { named })
    expect([
      open('12.35'),
      open('$20'),
      open('12.3'),
      open('0.1'),
      open(''),
      open('1e9'),
      open('99999999'),
      open('20.999'),
    ]).toEqual([1235, 2000, null, null, null, null, null, null])
  })
  it('is computed in whole cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 50 }),
        (amount, n) =>
          amountDue(
            { ...payment, formType: 'quantity', maxQuantity: null, amount },
            { n: String(n) },
          ) === (amount * n <= 10_000_000 ? amount * n : null),
      ),
    )
  })
})

describe('any form with any answers [FM-06]', () => {
  const words = fc.oneof(
    fc.constantFrom(
      '',
      's',
      'm',
      'any',
      'a@b.example',
      '7',
      '-1',
      'today',
      '2026-09-05',
      'constructor',
      '__proto__',
    ),
    fc.string({ maxLength: 12 }),
  )
  const rules = fc
    .array(
      fc
        .tuple(
          fc.constantFrom('', '*', '+', '?', '(20)'),
          fc.constantFrom(
            'required',
            'email',
            'number',
            'min:2',
            'max:5',
            'between:1,9',
            'length:2,4',
            'matches:/^(a+)+$/,x',
            'confirm:f1',
            'require_one:f1,f2',
            'date_after:today',
            'url',
            'alpha',
            'accepted',
            'not:s',
          ),
        )
        .map(([hint, name]) => hint + name),
      { maxLength: 4 },
    )
    .map((some) => some.join('|'))
  const fields = fc
    .array(
      fc.record({
        type: fc.constantFrom<FormField['type']>(
          'S',
          'Q',
          'T',
          'A',
          'R',
          '5',
          'C',
          'M',
          'D',
          'N',
          'H',
          '-',
        ),
        required: fc.boolean(),
        maxLength: fc.constantFrom(null, 0, 5),
        maxQuantity: fc.constantFrom(null, 3),
        rules,
        conditions: fc.array(
          fc.record({
            fieldId: fc.integer({ min: 1, max: 7 }),
            operator: fc.constantFrom('Is' as const, 'Is Not' as const),
            value: fc.constantFrom('s', 'S', 'any', '7'),
          }),
          { maxLength: 2 },
        ),
        isEmailField: fc.boolean(),
      }),
      { maxLength: 6 },
    )
    .map((some) =>
      some.map((one, i) =>
        field(i + 1, { ...one, options: [option('s'), option('m', { showOther: i % 2 === 0 })] }),
      ),
    )
  const answers = fc.dictionary(
    fc.constantFrom('f1', 'f2', 'f3', 'f4', 'f5', 'f1--other', 'f9', '__proto__'),
    fc.oneof(words, fc.array(words, { maxLength: 3 })),
    { maxKeys: 6 },
  )

  it('is validated equally by page and server, and again after passing', () => {
    fc.assert(
      fc.property(fields, answers, (some, given) => {
        // The page has the form in memory and the server reads it from the store; answers travel as
        // JSON.
        const page = formSchema(resolveFields({ fields: some }), today).safeParse(given)
        const server = formSchema(
          resolveFields({ fields: JSON.parse(JSON.stringify(some)) as FormField[] }),
          today,
        ).safeParse(JSON.parse(JSON.stringify(given)))
        expect(server).toEqual(page)
        if (!page.success) return
        // Only accepted answers are sent: they must be accepted again, unchanged.
        expect(formSchema(resolveFields({ fields: some }), today).safeParse(page.data)).toEqual(
          page,
        )
      }),
      { numRuns: process.env['PROOF'] ? 100_000 : 2000 },
    )
  })
})
