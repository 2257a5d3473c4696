/**
 * The texts of the product, as one list: `npm run texts` prints those of the interface by feature,
 * `npm run texts -- server` those of the server and the command line.
 */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseSync } from 'vite'
import { ownFiles } from './tree.ts'

/** One text with its place: a literal, a template with its values as `{…}`, or text in JSX. */
export interface Text {
  file: string
  line: number
  text: string
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Attributes whose values are names for programs. */
const forPrograms =
  /^(className|class|href|to|d|id|data-[\w-]+|key|type|name|rel|sizes|viewBox|points|transform|style)$/
/** Calls whose texts are names for programs: selectors, media conditions, SQL. */
const calls = /^(matchMedia|querySelector(All)?|closest|matches|sql|getElementById|import|require)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const nameOf = (node: unknown): string =>
  !isNode(node)
    ? ''
    : typeof node.name === 'string'
      ? node.name
      : isNode(node.property)
        ? nameOf(node.property)
        : isNode(node.name)
          ? nameOf(node.name)
          : ''

const isForPrograms = (node: Node): boolean =>
  /^(Import|Export(All|Named))Declaration$/.test(node.type)
    ? !isNode(node.declaration)
    : node.type === 'JSXAttribute'
      ? forPrograms.test(nameOf(node.name))
      : node.type === 'CallExpression'
        ? calls.test(nameOf(node.callee))
        : node.type === 'TaggedTemplateExpression' || /^TS(Literal|Type)/.test(node.type)

const withValues = (node: Node, source: string): string => {
  const values = node.expressions as Node[]
  return (node.quasis as { value: { cooked: string } }[])
    .map(({ value: { cooked } }, place) => {
      const value = values[place]
      return value ? `${cooked}{${source.slice(value.start, value.end)}}` : cooked
    })
    .join('')
}

/** The sentence of an element: its own text with the text of elements inside; values as `{…}`. */
const sentence = (node: Node, source: string): string =>
  (node.children as Node[])
    .map((child) => {
      if (child.type === 'JSXText') return (child.value as string).replace(/\s*\n\s*/g, ' ')
      if (child.type === 'JSXElement') return sentence(child, source)
      const value = child.expression
      if (!isNode(value) || value.type === 'JSXEmptyExpression') return ''
      if (value.type === 'Literal') return String(value.value)
      const code = source.slice(value.start, value.end)
      return `{${/[<\n]/.test(code) ? '…' : code}}`
    })
    .join('')

const hasOwnText = (node: Node): boolean =>
  (node.children as Node[]).some(
    ({ type, value }) => type === 'JSXText' && /[a-z]/i.test(value as string),
  )

/** The parts of `'…' + '…'`; undefined for other sums. */
const partsOf = (node: Node): Node[] | undefined => {
  if (/^(Literal|TemplateLiteral)$/.test(node.type)) return [node]
  const [left, right] = [node.left, node.right].map((side) =>
    isNode(side) ? partsOf(side) : undefined,
  )
  return node.type === 'BinaryExpression' && left && right ? [...left, ...right] : undefined
}

const textOf = (node: Node, source: string): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node.type === 'TemplateLiteral'
      ? withValues(node, source)
      : node.type === 'BinaryExpression'
        ? partsOf(node)
            ?.map((part) => textOf(part, source) ?? '')
            .join('')
        : /^JSX(Element|Fragment)$/.test(node.type) && hasOwnText(node)
          ? sentence(node, source)
          : undefined

/** Every text of a TypeScript file, without names of modules, types, classes and selectors. */
export const textsOf = (file: string, source: string): Text[] => {
  const texts: Text[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value) || isForPrograms(value)) return
    const text = textOf(value, source)?.replace(/\s+/g, ' ').trim()
    if (text && /[a-z]{2}/i.test(text)) {
      const line = source.slice(0, value.start).split('\n').length
      texts.push({ file, line, text })
    }
    if (text !== undefined && value.type === 'BinaryExpression')
      return partsOf(value)?.forEach(({ expressions }) => visit(expressions))
    for (const field in value) if (typeof value[field] === 'object') visit(value[field])
  }
  visit(parseSync(file, source).program)
  return texts
}

/** Whether a person may read it: not a name for programs, a path, a style or code. */
const isRead = ({ text }: Text): boolean =>
  /^[\w.:/#@?&=%+*{}[\]()|,;$<>'!-]+$/.test(text)
    ? /^[A-Z][a-z]+[.!?…]?$/.test(text)
    : !/^([MmhvV]\d|<|\{[^}]*\}$|[a-z-]+\/|[?:;#(^\\])|;\s|\w=\{?|\b(var|url)\(|=>|\\[sdw]/.test(
        text,
      )

export const productTexts = (folders: RegExp): Text[] =>
  ownFiles
    .filter((file) => folders.test(file) && /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))

if (import.meta.main) {
  const folders = process.argv[2] === 'server' ? /^server\// : /^(src|sw)\//
  const groups = Map.groupBy(productTexts(folders).filter(isRead), ({ file }) => dirname(file))
  for (const [folder, texts] of groups) {
    console.log(`\n${folder}`)
    for (const text of new Set(texts.map(({ text }) => text))) console.log(`  ${text}`)
  }
}
