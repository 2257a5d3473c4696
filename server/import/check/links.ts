import { isInside } from '../../../src/contract/links.ts'
import type { CheckedPack } from './checked-pack.ts'
import { warningOf, type Finding } from './finding.ts'
import { sitePaths } from './site-paths.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { decodeText } from '../../statcrew/file/decode-text.ts'

const found = warningOf('links')

/** Links into this site, in menus, stories, lists and redirects, that lead nowhere. */
export async function deadLinks(pack: CheckedPack): Promise<Finding[]> {
  const wrong = await sitePaths(pack)
  const findings: Finding[] = []
  for (const { file, line, target } of await writtenLinks(pack)) {
    if (pack.signal?.aborted) break
    if (!isInside(target)) continue
    const reason = await wrong(target)
    if (reason)
      findings.push(
        found(
          file,
          line,
          `${target} leads nowhere: ${reason}`,
          'mend the address, or add what it leads to',
        ),
      )
  }
  return findings
}

export type WrittenLink = { file: string; line: number; target: string }

/** Links into this site: in Markdown, in HTML. */
const inText = /\]\(\s*<?(\/[^\s)>]*)|\b(?:href|src)=["'](\/[^"']*)/gi

/** Every link into this site that a person wrote: in menus and lists, in stories, in tables. */
async function writtenLinks({ folder, files, signal }: CheckedPack): Promise<WrittenLink[]> {
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
  const found: WrittenLink[] = []
  for (const file of [...lists.filter((path) => /\.ya?ml$/.test(path)), ...texts]) {
    if (signal?.aborted) return found
    const text = decodeText(await readFile(join(folder, file)))
    found.push(...(/\.ya?ml$/.test(file) ? linksOfYaml(file, text) : linksOfText(file, text, 1)))
  }
  return found
}

/** In a list, every text that is a path of the site, and every link inside a longer text. */
function linksOfYaml(file: string, text: string): WrittenLink[] {
  const lines = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: lines })
  const found: WrittenLink[] = []
  visit(yaml, {
    Scalar(key, node, path) {
      // The heads of a list, and the address that a rule listens for, are no links.
      const pair = path.at(-1)
      const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''
      if (key === 'key' || typeof node.value !== 'string' || ['from', 'path'].includes(name)) return
      const line = node.range ? lines.linePos(node.range[0]).line : 1
      if (/^\/[^\s:*]*$/.test(node.value)) found.push({ file, line, target: node.value })
      else
        found.push(
          ...linksOfText(
            file,
            node.value,
            node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' ? line + 1 : line,
          ),
        )
    },
  })
  return found
}

/**
 * In a text, the links of Markdown and HTML; in a table, cells that are one (`Watch|/path`), too.
 */
function linksOfText(file: string, text: string, first: number): WrittenLink[] {
  const table = file.endsWith('.csv')
  return text.split(/\r?\n/).flatMap((words, i) => {
    const targets = [...words.matchAll(inText)].map(([, markdown, html]) => markdown ?? html ?? '')
    const cells = table
      ? [...words.matchAll(/(?:^|[,|;\t])"?(\/[a-z][^\s,;"|]*)/gi)].map(([, target]) => target!)
      : []
    return [...targets, ...cells].map((target) => ({ file, line: first + i, target }))
  })
}
