import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { openStore, type Store } from '../../db/store.ts'
import { ImportError } from '../report.ts'
import type { Progress } from '../import-context.ts'

export type Output = { isTTY?: boolean; write(text: string): unknown }

/** Shows the progress of an import: one updated line on a terminal, otherwise a line per file. */
export function progressTo(output: Output): {
  show: (progress: Progress) => void
  end: () => void
} {
  let dirty = false
  let last = ''
  return {
    show({ file, done, total }) {
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
      const line = `${String(percent).padStart(3)} %  ${done}/${total}  ${file}`
      if (output.isTTY) {
        output.write(`\r\u001b[K${line.slice(0, 100)}`)
        dirty = true
      } else if (line !== last) {
        output.write(`${line}\n`)
      }
      last = line
    },
    end() {
      if (dirty) output.write('\r\u001b[K')
      dirty = false
    },
  }
}

/** Asks for a new password, twice on a terminal. */
export type AskSecret = (question: string, again: string) => Promise<string>

/** Most bytes of a password on standard input. */
const maxPasswordBytes = 4096

/**
 * From the terminal without echo, or the single line of standard input. Never an argument, because
 * other users of the machine can read the command line.
 */
export const readSecret: AskSecret = async (question, again) => {
  if (!process.stdin.isTTY) return oneLine(await all(process.stdin))
  const password = await typed(question)
  if (password !== (await typed(again)))
    throw new ImportError('the passwords do not match; nothing was changed')
  return password
}

/** The piped text without its line end. */
export function oneLine(text: string): string {
  const line = text.replace(/\r?\n$/, '')
  if (line === '')
    throw new ImportError('no password: type it at a terminal, or pipe it in: `… < file`')
  if (/[\r\n]/.test(line))
    throw new ImportError('a password is one line; standard input has several')
  return line
}

async function all(input: NodeJS.ReadStream): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of input)
    if (parts.push(part as Buffer) && Buffer.concat(parts).length > maxPasswordBytes)
      throw new ImportError('the password is too long')
  return Buffer.concat(parts).toString()
}

function typed(question: string): Promise<string> {
  process.stderr.write(question)
  const unseen = new Writable({ write: (_part, _encoding, done) => done() })
  const line = createInterface({
    input: process.stdin,
    output: unseen,
    terminal: true,
    historySize: 0,
  })
  return new Promise((resolve, reject) => {
    line.once('line', (text) => {
      resolve(text)
      line.close()
    })
    line.once('close', () => {
      process.stderr.write('\n')
      reject(new ImportError('stopped; nothing was changed'))
    })
  })
}

/**
 * Opens the store of the server for one command and always closes it. A given folder is an embedded
 * store.
 */
export async function withStore<R>(
  data: string | undefined,
  work: (store: Store) => Promise<R>,
): Promise<R> {
  const folder = resolve(data ?? (process.env['DATA_DIR'] || './data'))
  const databaseUrl = data === undefined ? process.env['DATABASE_URL'] || undefined : undefined
  const store = await openStore(folder, { databaseUrl }).catch((error: unknown) => {
    throw new ImportError(
      `the store ${databaseUrl ? '' : `in ${folder} `}cannot be opened: ` +
        `${error instanceof Error ? error.message : String(error)}`,
    )
  })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
