import { describe, expect, test } from 'vitest'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { importFolder } from '../../import/import-folder.ts'
import { readForm, readForms } from './forms.ts'
import { ReadContext } from '../read-context.ts'
import { textFile } from '../../../tests/support/text-file.ts'

async function department(yaml: string) {
  const store = await storeForTest()
  const report = await importFolder(store, 'test', pack({ 'forms.yaml': yaml }))
  return {
    at: (now = '2026-03-10T12:00:00Z', tenant = 'test') =>
      new ReadContext(store, tenant, new Date(now)),
    refused: report.parts
      .flatMap(({ notes }) => notes)
      .filter(({ kind }) => kind === 'refused')
      .map(({ line, reason }) => `${line}: ${reason}`),
  }
}

const camp = `
- title: Camp
  startDate: 2026-03-08
  expirationDate: 2026-03-10
  maxSubmissions: 40
  recipients: [camp@testham.example, coach@testham.example]
  coupons: [{code: SECRET-CODE, uses: 3}]
  payment: {formType: quantity, amount: 12.35, quantityField: children, couponAmount: 5}
  fields:
    - {type: N, title: Children, name: children, maxQuantity: 3, required: true}
    - {type: T, title: E-mail, isEmailField: true, rules: 'email'}
    - {type: 5, title: Shirt, options: [Large, {title: Small, value: s, rank: 0, preselected: true}]}
    - {type: '-', title: Health}
    - {type: A, title: Why, help: "<script>x</script>ok", conditions: [{field: shirt, operator: Is Not, value: s}]}
`
const contact = (more: string) => `- {title: Contact, ${more}fields: [{type: T, title: Name}]}\n`

describe('forms [RT-15] [FM-01]', () => {
  test('returns numbered fields and never the recipients or coupon codes', async () => {
    const { at } = await department(camp)
    const form = (await readForm(at(), 1))!
    expect(form).toMatchObject({
      title: 'Camp',
      url: '/form/1',
      emailField: 'e-mail',
      isMultiRecipient: true,
      maxSubmissions: 40,
      submissionCount: 0,
      payment: {
        enabled: true,
        formType: 'quantity',
        amount: 1235,
        quantityField: 'children',
        couponAmount: 500,
        couponAvailable: true,
      },
      fields: [
        { id: 1, name: 'children', type: 'N', required: true, maxQuantity: 3 },
        { id: 2, name: 'e-mail', isEmailField: true },
        {
          id: 3,
          name: 'shirt',
          type: '5',
          options: [
            { title: 'Small', value: 's', preselected: true },
            { title: 'Large', value: 'Large' },
          ],
        },
        { id: 4, name: 'separator-4', type: '-' },
        {
          id: 5,
          name: 'why',
          help: 'ok',
          conditions: [{ fieldId: 3, operator: 'Is Not', value: 's' }],
        },
      ],
    })
    expect(JSON.stringify(form)).not.toMatch(/SECRET-CODE|testham\.example|<script/)
  })

  test.each([
    ['2026-03-08T05:59:59Z', 'pending', '2026-03-08T06:00:00.000Z'],
    ['2026-03-08T06:00:00Z', 'active', '2026-03-11T05:00:00.000Z'],
    ['2026-03-11T04:59:59Z', 'active', '2026-03-11T05:00:00.000Z'],
    ['2026-03-11T05:00:00Z', 'closed', null],
  ])(
    'at %s is %s in department time across DST, and expires at the change [FM-05]',
    async (now, status, until) => {
      const { at } = await department(camp)
      expect((await readForm(at(now), 1))!.status).toBe(status)
      // In the list, because a form itself expires with the day of its token.
      const context = at(now)
      await readForms(context)
      expect(Number.isFinite(context.until) ? new Date(context.until).toISOString() : null).toBe(
        until,
      )
    },
  )

  test('is always active without dates [FM-05]', async () => {
    const { at } = await department(contact(''))
    const context = at('1999-01-01T00:00:00Z')
    expect((await readForm(context, 1))!.status).toBe('active')
    expect(new Date(context.until).toISOString()).toBe('1999-01-02T00:00:00.000Z')
    const list = at('1999-01-01T00:00:00Z')
    expect((await readForms(list))[0]!.status).toBe('active')
    expect(list.until).toBe(Number.POSITIVE_INFINITY)
  })

  test('serves a protected form at its own address, no hidden one; lists public ones', async () => {
    const { at } = await department(
      textFile(
        `${contact('')}- {title: B, access: protected, fields: [{type: T, title: Name}]}`,
        '- {title: C, access: hidden, fields: [{type: T, title: Name}]}',
        '- {title: D, startDate: 2026-04-01, sportId: football, fields: [{type: T, title: Name}]}',
      ),
    )
    expect([
      await readForm(at(), 2),
      (await readForm(at(), 2, 'protected'))?.url,
      await readForm(at(), 1, 'protected'),
    ]).toEqual([null, '/protected/form/2', null])
    expect([await readForm(at(), 3), await readForm(at(), 3, 'protected')]).toEqual([null, null])
    expect((await readForms(at())).map(({ title }) => title)).toEqual(['Contact'])
    expect((await readForms(at('2026-05-01T00:00:00Z'), 1)).map(({ title }) => title)).toEqual([
      'D',
    ])
    expect(await readForm(at(undefined, 'other'), 1)).toBeNull()
  })

  test('keeps the number of a form by its ref when the title changes', async () => {
    const store = await storeForTest()
    await importFolder(store, 'test', pack({ 'forms.yaml': contact('ref: contact, ') }))
    await importFolder(
      store,
      'test',
      pack({
        'forms.yaml': contact('ref: contact, ').replace('title: Contact', 'title: Write to us'),
      }),
    )
    expect(await readForm(new ReadContext(store, 'test'), 1)).toMatchObject({
      title: 'Write to us',
    })
  })

  test.each([
    [
      '- title: A\n  fields:\n    - {type: T, title: Name}\n    - {type: X, title: What}',
      [
        '4: fields.1.type Form match error: field type [X] not found',
        '3: fields Error parsing the form schema',
      ],
    ],
    [
      '- title: A\n  fields:\n    - {type: S, title: Size}',
      ['3: fields.0.options S needs options'],
    ],
    [
      '- title: A\n  fields:\n    - {type: T, title: Name}\n    - {type: T, title: name}',
      ['4: fields.1.title "name" is already the name of field 1; give one of them another name'],
    ],
    [
      '- title: A\n  fields:\n    - {type: T, title: Name, conditions: [{field: age}]}',
      [
        '3: fields.0.conditions no form or input element with the given id: "age"; the fields are name',
      ],
    ],
    [
      '- title: A\n  fields:\n    - {type: T, title: Name, conditions: [{field: name}]}',
      ['3: fields.0.conditions a field cannot depend on itself'],
    ],
    [
      '- title: A\n  emailField: mail\n  fields: [{type: T, title: Name}]',
      ['2: no field of this form is named "mail"'],
    ],
    [
      '- title: A\n  payment: {formType: quantity, amount: 5}\n  fields: [{type: T, title: Name}]',
      ['2: formType quantity needs a quantityField, the field with the number'],
    ],
    [
      [
        '- title: A',
        '  startDate: 2026-03-02',
        '  expirationDate: 2026-03-01',
        '  fields: [{type: T, title: Name}]',
      ].join('\n'),
      ['3: is before the startDate, so the form would never be open'],
    ],
    [
      '- title: A\n  maxSubmissions: 0\n  fields: [{type: T, title: Name}]',
      ['2: maxSubmissions must be at least 1; leave it out for no limit'],
    ],
    ['- title: A\n  fields: []', ['2: fields must have a field']],
  ])('refuses %s [FM-01]', async (yaml, reasons) => {
    const { refused, at } = await department(yaml)
    expect(refused).toEqual(reasons)
    expect(await readForms(at())).toEqual([])
  })
})

test.each([
  [
    '- {type: R, title: Size}',
    'options invalid options for a radio or checkbox; add options to choose from',
  ],
  [
    '- {type: C, title: Size}',
    'options invalid options for a radio or checkbox; add options to choose from',
  ],
  [
    '- {title: Name}',
    'type input definition missing a schema; add a type, such as T for a line of text',
  ],
  [
    '- {type: [T], title: Name}',
    'type unknown input type; a type is one letter, such as T for a line of text',
  ],
  [
    '- {type: T, title: Parent, fields: [{type: T, title: Child}]}',
    'fields only groups, lists and forms can have children; write the fields of a form in one list',
  ],
])('reports %s with the specified message [FM-01] [SH-22]', async (field, reason) => {
  const { refused } = await department(`- title: A\n  fields:\n    ${field}`)
  expect(refused).toEqual([`3: fields.0.${reason}`])
})
