const hidden = (_: unknown, i: number) =>
  `    - {type: T, title: Field ${i}, name: f${i}, conditions: [{field: code, value: never}]}`

/** A form with patterns that are slow in a backtracking engine, and 190 fields that never show. */
export const hostileForm = `+
- title: Hostile
  fields:
    - {type: A, title: Code, name: code, maxLength: 20000}
    - {type: T, title: Explodes, name: explodes, maxLength: 20000, rules: 'matches:/^(a+)+$/'}
    - {type: T, title: Again, name: again, maxLength: 20000, rules: 'matches:/^(\\w+\\s?)*$/'}
    - {type: C, title: Days, name: days, options: [Mon, Tue]}
${Array.from({ length: 190 }, hidden).join('\n')}
`

/** The fixture department has two forms of its own. */
export const hostileFormId = 3
