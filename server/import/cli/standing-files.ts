import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Milliseconds between two looks at a folder: programs of the press box write every few seconds,
 * and shares of a network tell nobody that they did.
 */
export const lookEvery = 500

/** The largest file that is read, in bytes; no stat file comes near. */
const largest = 2 * 1024 * 1024

/**
 * Stat files of a folder, each when it stands still: its size and time are as they were at the last
 * look, and after it was read still. One that is being written waits for the next look; one that is
 * as it was when it was given is not given again. Ends with the signal. Rejects when the folder is
 * gone.
 */
export async function* standingFiles(
  folder: string,
  signal: AbortSignal,
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const seen = new Map<string, string>()
  const given = new Map<string, string>()
  while (!signal.aborted) {
    for (const name of (await readdir(folder))
      .filter((one) => /\.(?:xml|json)$/i.test(one) && !one.startsWith('.'))
      .toSorted()) {
      const before = await markOf(join(folder, name))
      const still = before !== null && seen.get(name) === before
      if (before === null) seen.delete(name)
      else seen.set(name, before)
      if (!still || given.get(name) === before) continue
      const bytes = await readFile(join(folder, name)).catch(() => null)
      if (bytes === null || (await markOf(join(folder, name))) !== before) continue
      given.set(name, before)
      yield { name, bytes }
      if (signal.aborted) return
    }
    await new Promise<void>((done) => {
      const timer = setTimeout(done, lookEvery)
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer)
          done()
        },
        { once: true },
      )
    })
  }
}

/** What changes when a file does; null for what is gone, empty, no file, or too large to be one. */
async function markOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() && found.size > 0 && found.size <= largest
    ? `${found.size} ${found.mtimeMs} ${found.ino}`
    : null
}
