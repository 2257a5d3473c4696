import { inflateSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'

const warnUntaggedPdf = createWarning('PDF tags')

/**
 * PDFs that the content names and that have no tags: a screen reader reads each as one run of text.
 */
export async function untaggedPdfs({
  folder,
  paths,
  named,
  signal,
}: CheckedFolder): Promise<Finding[]> {
  const untagged: string[] = []
  for (const path of paths) {
    if (signal?.aborted) break
    if (!/^files\/.*\.pdf$/i.test(path) || !named.has(path)) continue
    if (!isTagged(await readFile(join(folder, path)))) untagged.push(path)
  }
  return [...Map.groupBy(untagged, (path) => path.split('/').slice(0, -1).join('/'))].flatMap(
    ([directory, files]) =>
      files.length <= maxListed
        ? files.map((path) => advice(path, `the PDF ${reason}`))
        : [advice(`${directory}/`, `${files.length} PDFs: each ${reason} (${namesOf(files)})`)],
  )
}

/** PDFs of one directory that are findings of their own; more are one finding. */
const maxListed = 10
const reason = 'has no tags, so a screen reader cannot tell its headings, lists and tables'
const namesOf = (paths: readonly string[]): string =>
  paths.map((path) => path.split('/').at(-1)).join(', ')
const advice = (path: string, text: string): Finding => ({
  ...warnUntaggedPdf(path, null, text, 'export it as a tagged PDF, or publish its text as a page'),
  level: 'note',
})

/** Whether a PDF says that it is tagged: in its catalog, which newer files compress. */
function isTagged(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (isMarked(text)) return true
  for (const { 0: start, index } of text.matchAll(/\/ObjStm\b[^]{0,400}?stream\r?\n/g))
    if (isMarked(inflated(bytes.subarray(index + start.length)))) return true
  return false
}

const isMarked = (text: string): boolean =>
  /\/MarkInfo\s*<<[^>]*\/Marked\s+true\b/.test(text) || /\/StructTreeRoot\s+\d/.test(text)

/** An object stream as text; empty when it is damaged or too large to be one. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: 4 * 1024 * 1024 }).toString('latin1')
  } catch {
    return ''
  }
}
