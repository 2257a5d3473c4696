import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPair, isScalar, LineCounter, parseDocument, visit, isMap, isSeq } from 'yaml'
import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { sitePaths } from './site-paths.ts'
import { decodeText } from '../../statcrew/file/xml.ts'
import { isInside } from '../../../src/contract/links.ts'
import {
  byStrictness,
  fillTarget,
  matchRule,
  parseRule,
  type PathRule,
} from '../../../src/domain/shell/path-rule.ts'

const warnLink = createWarning('links')

/** Links to pages of this site that do not exist, in menus, stories, lists and redirects. */
export async function deadLinks(pack: CheckedFolder): Promise<Finding[]> {
  const deadPaths = await sitePaths(pack)
  const findings: Finding[] = []
  for (const { file, line, target } of await writtenLinks(pack)) {
    if (pack.signal?.aborted) break
    if (!isInside(target)) continue
    const reason = await deadPaths(target)
    if (reason)
      findings.push(
        warnLink(
          file,
          line,
          `${target} is a dead link: ${reason}`,
          'correct the link, or add its target',
        ),
      )
  }
  return findings
}

export type WrittenLink = { file: string; line: number; target: string }

/** Links to this site in Markdown and HTML. */
const inText = /\]\(\s*<?(\/[^\s)>]*)|\b(?:href|src)=["'](\/[^"']*)/gi

/** Every link to this site in menus, lists, stories and tables. */
async function writtenLinks({ folder, files, signal }: CheckedFolder): Promise<WrittenLink[]> {
  const lists = [
    ...files.entries.values(),
    ...(files.navigation ? [files.navigation] : []),
    ...(files.site ? [files.site] : []),
  ]
  const texts = [
    ...files.stories,
    ...files.rosters.map(({ path }) => path),
    ...files.schedules.map(({ path }) => path),
    ...lists.filter((path) => path.endsWith('.csv')),
  ]
  const links: WrittenLink[] = []
  for (const file of [...lists.filter((path) => /\.ya?ml$/.test(path)), ...texts]) {
    if (signal?.aborted) return links
    const text = decodeText(await readFile(join(folder, file)))
    links.push(...(/\.ya?ml$/.test(file) ? linksOfYaml(file, text) : linksOfText(file, text, 1)))
  }
  return links
}

/** In a list, every text that is a path of the site, and every link inside a text. */
function linksOfYaml(file: string, text: string): WrittenLink[] {
  const lines = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: lines })
  const links: WrittenLink[] = []
  visit(yaml, {
    Scalar(key, node, path) {
      // Keys of a list, and the path that a rule matches, are not links.
      const pair = path.at(-1)
      const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''
      if (key === 'key' || typeof node.value !== 'string' || ['from', 'path'].includes(name)) return
      const line = node.range ? lines.linePos(node.range[0]).line : 1
      if (/^\/[^\s:*]*$/.test(node.value)) links.push({ file, line, target: node.value })
      else
        links.push(
          ...linksOfText(
            file,
            node.value,
            node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' ? line + 1 : line,
          ),
        )
    },
  })
  return links
}

/** In a text, links of Markdown and HTML; in a table, also cells that are one (`Watch|/path`). */
function linksOfText(file: string, text: string, first: number): WrittenLink[] {
  const table = file.endsWith('.csv')
  return text.split(/\r?\n/).flatMap((lineText, i) => {
    const targets = [...lineText.matchAll(inText)].map(
      ([, markdown, html]) => markdown ?? html ?? '',
    )
    const cells = table
      ? [...lineText.matchAll(/(?:^|[,|;\t])"?(\/[a-z][^\s,;"|]*)/gi)].map(([, target]) => target!)
      : []
    return [...targets, ...cells].map((target) => ({ file, line: first + i, target }))
  })
}

const warnRedirect = createWarning('redirects')
/** Most redirects in a row before they are reported. */
const maxRedirects = 5

type Rule = { line: number; from: string; to: string; rule: PathRule }

/** Redirect loops and long redirect chains. Targets on unlisted hosts are refused by the import. */
export async function redirectLoops({ folder, files }: CheckedFolder): Promise<Finding[]> {
  const path = files.entries.get('redirects.yaml')
  if (!path) return []
  const rules = rulesOf(decodeText(await readFile(join(folder, path))))
  return rules.flatMap(({ line, from, to, rule }) => {
    // Named parts of a rule are replaced by a sample word.
    const start = fillTarget(from, {
      named: new Map(namesOf(from).map((name) => [name, 'x'])),
      rest: ['x'],
    })
    if (!matchRule(rule, start)) return []
    const visited = [start]
    for (
      let currentPath: string | null = start;
      currentPath !== null && visited.length <= maxRedirects + 1;
    ) {
      currentPath = next(rules, currentPath)
      if (currentPath === null) break
      if (visited.includes(currentPath))
        return [
          warnRedirect(
            path,
            line,
            `${from} redirects in a loop: ${[...visited, currentPath].join(' → ')}`,
            'redirect one of them to a page',
          ),
        ]
      visited.push(currentPath)
    }
    return visited.length > 3
      ? [
          warnRedirect(
            path,
            line,
            `${from} redirects to ${visited.at(-1)} in ${visited.length - 1} steps: ` +
              `${visited.join(' → ')}`,
            `redirect it there directly instead of to ${to}`,
          ),
        ]
      : []
  })
}

function next(rules: Rule[], path: string): string | null {
  const [first] = rules
    .flatMap((rule) => ((match) => (match ? [{ ...rule, match }] : []))(matchRule(rule.rule, path)))
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
