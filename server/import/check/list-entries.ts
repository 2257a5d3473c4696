import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { decodeText } from '../../statcrew/file/xml.ts'
import type { CheckedFolder } from './checked-folder.ts'

/** An entry of a list of the folder, such as alerts.yaml, with the line on which it begins. */
export type ListEntry = { file: string; line: number; node: YAMLMap; counter: LineCounter }

/** The entries of a list by its name; none when the folder has no such file. */
export async function listEntries(
  { folder, files }: CheckedFolder,
  name: string,
): Promise<ListEntry[]> {
  const file = files.entries.get(name)
  if (!file) return []
  const counter = new LineCounter()
  const { contents } = parseDocument(decodeText(await readFile(join(folder, file))), {
    lineCounter: counter,
  })
  return (isSeq(contents) ? contents.items : []).flatMap((node) =>
    isMap(node) ? [{ file, line: counter.linePos(node.range?.[0] ?? 0).line, node, counter }] : [],
  )
}
