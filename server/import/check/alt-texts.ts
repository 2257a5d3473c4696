import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { decodeText } from '../../statcrew/file/xml.ts'
import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'

const warnAltText = createWarning('alt texts')
const todo = 'describe the picture for people who cannot see it'
const saysNothing =
  /^(?:an? |the )?(?:image|photo|picture|graphic|img|logo|untitled|placeholder|alt(?: text)?)\.?$/

/**
 * Pictures with meaningless alternative text: the file name, or "image". Missing text is refused by
 * the import already.
 */
export async function altTexts({ folder, files, signal }: CheckedFolder): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const file of [...files.stories, ...files.entries.values()]) {
    if (signal?.aborted) break
    const text = decodeText(await readFile(join(folder, file)))
    const pictures = /\.ya?ml$/.test(file)
      ? [...ofYaml(text), ...ofText(text)]
      : [...ofFront(text), ...ofText(text)]
    for (const { line, alt, path } of pictures) {
      const problem = faultOf(alt, path)
      if (problem) findings.push(warnAltText(file, line, `picture ${path}: ${problem}`, todo))
    }
  }
  return findings
}

type Written = { line: number; alt: string | null; path: string }

/**
 * What is wrong with an alternative text; null when it is fine. Missing ones in Markdown and YAML
 * are refused by the import.
 */
function faultOf(alt: string | null, path: string): string | null {
  if (alt === null) return 'has no alt text and is left out of the page'
  const text = alt.trim().toLowerCase()
  if (text === '') return null
  const name = path.split('/').at(-1)!.toLowerCase()
  if (
    text === name ||
    text === name.replace(/\.[^.]+$/, '') ||
    /\.(?:jpe?g|png|webp|svg|gif)$/.test(text)
  )
    return `its alt text "${alt}" is a file name`
  if (saysNothing.test(text)) return `its alt text "${alt}" does not describe it`
  return null
}

/** `![alt](path)`, and HTML in a text, where alt may be missing. */
function ofText(text: string): Written[] {
  return text.split(/\r?\n/).flatMap((lineText, i) => [
    ...[...lineText.matchAll(/!\[([^\]]*)\]\(\s*<?([^\s)>]+)/g)].map(([, alt, path]) => ({
      line: i + 1,
      alt: alt!,
      path: path!,
    })),
    ...[...lineText.matchAll(/<img\b[^>]*>/gi)].map(([tag]) => ({
      line: i + 1,
      alt:
        /\balt\s*=\s*(?:"([^"]*)"|'([^']*)')/i
          .exec(tag)
          ?.slice(1)
          .find((group) => group?.trim()) ?? null,
      path: /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? 'without a path',
    })),
  ])
}

/** `{path, alt}` anywhere in a list. */
function ofYaml(text: string): Written[] {
  const lines = new LineCounter()
  const pictures: Written[] = []
  visit(parseDocument(text, { lineCounter: lines }), {
    Map(_, node) {
      const [path, alt] = ['path', 'alt'].map((key) => node.get(key))
      if (isMap(node) && typeof path === 'string' && typeof alt === 'string')
        pictures.push({ line: node.range ? lines.linePos(node.range[0]).line : 1, alt, path })
    },
  })
  return pictures
}

/** `picture:` and `alt:` in the front matter of a story. */
function ofFront(text: string): Written[] {
  const head = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1]
  if (head === undefined) return []
  const lines = new LineCounter()
  const frontMatter = parseDocument(head, { lineCounter: lines })
  const [path, alt] = ['picture', 'alt'].map((key) => frontMatter.get(key))
  const node = frontMatter.get('alt', true)
  const altLine = isScalar(node) && node.range ? lines.linePos(node.range[0]).line + 1 : 1
  return typeof path === 'string' && typeof alt === 'string' ? [{ line: altLine, alt, path }] : []
}
