/**
 * The identifiers that product code declares and should not: words that do not say what a value is.
 * `npm run identifiers` prints them by word, and with `-- --write` stores the counts that
 * `identifiers.test.ts` compares with.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { ownFiles } from './tree.ts'

export const baselineFile = 'tests/architecture/identifiers.json'

/** Never alone: prepositions, pronouns, adverbs, participles, bare adjectives, metaphors. */
const alone = new Set(
  `one at words word known asked asks found fault faults said shown fresh place places most kept
  named given own ours theirs mine told tell hear heard made refused what who which look beside
  wanted wish wishes gone whole here there nothing nobody everybody longest largest least deepest
  fewest take taken elsewhere lost late away twin wrong moment way came patience patient drawn
  running front sure otherwise usual instead alike trip judge judged verdict manners heal harmless
  eyes lanes armful spell spelt standing desk reach thing things stray meanwhile anew owed`
    .split(/\s+/)
    .filter(Boolean),
)
const segments =
  /(?:^|[a-z])(?:colour|grey|centre|neighbour|dialled|spelt|cancelled|sanitis|licence|favour|metre|Colour|Grey|Centre|Neighbour|Cancelled|Sanitis|Kept|Told|Asked|Said|Beside)/
const exportSuffix = /(?:Of|Words)$/

interface Node {
  type: string
  [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The names that a pattern binds. */
function bound(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  const { type, name, properties, elements, left, argument, value, parameter } = pattern
  if (type === 'Identifier') return [name as string]
  if (type === 'ObjectPattern') return (properties as Node[]).flatMap(bound)
  if (type === 'ArrayPattern') return (elements as unknown[]).flatMap(bound)
  if (type === 'AssignmentPattern') return bound(left)
  if (type === 'RestElement') return bound(argument)
  if (type === 'TSParameterProperty') return bound(parameter)
  // `{ a }` takes the name of the property, which is not declared here.
  return type === 'Property' && pattern['shorthand'] !== true ? bound(value) : []
}

/** The names that a file declares, and those of its exports. */
export function declared(file: string, source: string): { names: string[]; exports: string[] } {
  const names: string[] = []
  const exports: string[] = []
  const visit = (value: unknown, isExported = false): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item))
    if (!isNode(value)) return
    const { type, id, params, param, declarations, declaration } = value
    if (type === 'ExportNamedDeclaration') visit(declaration, true)
    const here =
      type === 'VariableDeclaration'
        ? (declarations as Node[]).flatMap(({ id: pattern }) => bound(pattern))
        : /^(?:Function|Class|TSTypeAlias|TSInterface)Declaration$/.test(type)
          ? bound(id)
          : []
    names.push(...here, ...(Array.isArray(params) ? params.flatMap(bound) : []), ...bound(param))
    if (isExported) exports.push(...here)
    for (const field in value)
      if (field !== 'declaration' || type !== 'ExportNamedDeclaration') visit(value[field])
  }
  visit(parseSync(file, source).program)
  return { names, exports }
}

/** The words of a file's declarations that should not be there. */
export function unclear(file: string, source: string): string[] {
  const { names, exports } = declared(file, source)
  return [
    ...names.filter((name) => alone.has(name) || segments.test(name)),
    ...exports.filter((name) => exportSuffix.test(name)).map((name) => `export ${name}`),
  ]
}

/** How often product code declares each. */
export function count(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const file of ownFiles)
    if (/^(?:src|sw|server)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file))
      for (const word of unclear(file, readFileSync(file, 'utf8')))
        counts[word] = (counts[word] ?? 0) + 1
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

if (import.meta.main) {
  const counts = count()
  if (process.argv.includes('--write'))
    writeFileSync(baselineFile, `${JSON.stringify(counts, null, 2)}\n`)
  const all = Object.entries(counts).toSorted(([, a], [, b]) => b - a)
  for (const [word, uses] of all) console.log(String(uses).padStart(5), word)
  console.log(
    all.reduce((sum, [, uses]) => sum + uses, 0),
    'in all',
  )
}
