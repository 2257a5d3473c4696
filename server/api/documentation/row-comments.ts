import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { wordsOf } from './shapes.ts'

const folder = resolve(import.meta.dirname, '../../../src/contract/api')

/**
 * What the contract says of its rows beside the code, by the name of the call: what `ids` are, what
 * is left out of a list.
 */
export function rowComments(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )) {
    for (const [, comment = '', name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
      /^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = get</gm,
    ))
      found.set(name, wordsOf(comment))
  }
  return found
}
