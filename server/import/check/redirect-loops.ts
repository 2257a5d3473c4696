import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import {
  byStrictness,
  fillTarget,
  matchRule,
  parseRule,
  type PathRule,
} from '../../../src/domain/shell/path-rule.ts'
import { decodeText } from '../../statcrew/file/decode-text.ts'
import type { CheckedPack } from './checked-pack.ts'
import { warningOf, type Finding } from './finding.ts'

const found = warningOf('redirects')
/** Steps after which a visitor has been sent round enough. */
const most = 5

type Rule = { line: number; from: string; to: string; rule: PathRule }

/**
 * Redirects that lead to each other for ever, or over many steps. Targets that leave the list of
 * hosts are refused by the import.
 */
export async function redirectLoops({ folder, files }: CheckedPack): Promise<Finding[]> {
  const path = files.entries.get('redirects.yaml')
  if (!path) return []
  const rules = rulesOf(decodeText(await readFile(join(folder, path))))
  return rules.flatMap(({ line, from, to, rule }) => {
    // A rule with names is followed with a word in their places.
    const start = fillTarget(from, {
      named: new Map(namesOf(from).map((name) => [name, 'x'])),
      rest: ['x'],
    })
    if (!matchRule(rule, start)) return []
    const way = [start]
    for (let at: string | null = start; at !== null && way.length <= most + 1;) {
      at = next(rules, at)
      if (at === null) break
      if (way.includes(at))
        return [
          found(
            path,
            line,
            `${from} leads in a circle: ${[...way, at].join(' → ')}`,
            'let one of them lead to a page',
          ),
        ]
      way.push(at)
    }
    return way.length > 3
      ? [
          found(
            path,
            line,
            `${from} leads to ${way.at(-1)} over ${way.length - 1} steps: ${way.join(' → ')}`,
            `let it lead there at once, instead of to ${to}`,
          ),
        ]
      : []
  })
}

function next(rules: Rule[], at: string): string | null {
  const [first] = rules
    .flatMap((one) => ((match) => (match ? [{ ...one, match }] : []))(matchRule(one.rule, at)))
    .toSorted((a, b) => byStrictness(a.rule, b.rule))
  const target = first && fillTarget(first.to, first.match)
  return target?.startsWith('/') ? target : null
}

function rulesOf(text: string): Rule[] {
  const lines = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: lines })
  return (isSeq(contents) ? contents.items : []).flatMap((node) => {
    if (!isMap(node)) return []
    const [from, to] = ['from', 'to']
      .map((key) => node.get(key, true))
      .map((value) => (isScalar(value) && typeof value.value === 'string' ? value.value : null))
    const rule = from && parseRule(from)
    return from && to && rule && typeof rule !== 'string' && node.range
      ? [{ line: lines.linePos(node.range[0]).line, from, to, rule }]
      : []
  })
}

const namesOf = (from: string): string[] =>
  [...from.matchAll(/:([a-z]\w{0,30})/gi)].map(([, name]) => name!)
