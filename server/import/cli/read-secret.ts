import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { ImportError } from '../import-error.ts'

/** Asks for a new password, and once more at a terminal. */
export type AskSecret = (question: string, again: string) => Promise<string>

/** Bytes of standard input that may be a password. */
const most = 4096

/**
 * From the terminal, where it is not shown, or from standard input, whose one line it is. It never
 * stands in the command line, which others on the machine can read.
 */
export const readSecret: AskSecret = async (question, again) => {
  if (!process.stdin.isTTY) return oneLine(await all(process.stdin))
  const password = await typed(question)
  if (password !== (await typed(again)))
    throw new ImportError('these were two different passwords; nothing was changed')
  return password
}

/** What was piped in, without the end of its line. */
export function oneLine(text: string): string {
  const line = text.replace(/\r?\n$/, '')
  if (line === '')
    throw new ImportError('no password came: type it at a terminal, or pipe it in: `… < file`')
  if (/[\r\n]/.test(line))
    throw new ImportError('standard input has several lines, and a password is one')
  return line
}

async function all(input: NodeJS.ReadStream): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of input)
    if (parts.push(part as Buffer) && Buffer.concat(parts).length > most)
      throw new ImportError('that is too long for a password')
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
