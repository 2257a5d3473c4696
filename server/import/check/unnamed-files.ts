import type { CheckedPack } from './checked-pack.ts'
import { warningOf, type Finding } from './finding.ts'

const found = warningOf('files that nothing names')
const shown = 10

/**
 * Pictures and files of the folder that no line of the pack names. Many of one folder are one
 * finding.
 */
export function unnamedFiles({ paths, named }: CheckedPack): Finding[] {
  const spelt = new Set([...named].map((path) => path.normalize('NFC')))
  const idle = paths.filter(
    (path) => /^(?:pictures|files)\//.test(path) && !spelt.has(path.normalize('NFC')),
  )
  return [...Map.groupBy(idle, (path) => path.split('/').slice(0, -1).join('/'))].flatMap(
    ([folder, files]) =>
      files.length <= shown
        ? files.map((path) =>
            found(
              path,
              null,
              'nothing names this file',
              otherCase(path, spelt) ?? 'name it where it belongs, or take it out',
            ),
          )
        : [
            found(
              `${folder}/`,
              null,
              `nothing names ${files.length} files of this folder (${files
                .slice(0, 3)
                .map((path) => path.split('/').at(-1))
                .join(', ')}, …)`,
              'name them where they belong, or take them out',
            ),
          ],
  )
}

/** The commonest reason on machines that do not mind capital letters. */
function otherCase(path: string, named: ReadonlySet<string>): string | undefined {
  const twin = [...named].find((name) => name.toLowerCase() === path.toLowerCase())
  return twin && `it is named as ${twin}: write both alike, capital letters count`
}
