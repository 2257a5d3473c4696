import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Our own files by path from the top; a walk, because copies without git are tested too. */
export const ownFiles: string[] = ['src', 'sw', 'server', 'tests', '.ci'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
)

export const code: string[] = ownFiles.filter((file) => /\.(tsx?|mjs)$/.test(file))

/** Lines of code, without blank lines and comments. */
export const codeLines = (file: string): number =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith('//')).length
