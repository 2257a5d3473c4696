import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const megabyte = 1024 * 1024
/**
 * Of all made pictures of all departments together. What is thrown away is made again when somebody
 * asks for it.
 */
const most = 4096 * megabyte
/** New files after which the folder is looked at: some 50 MB. */
const lookEvery = 500
const written = new Map<string, number>()

type Made = { path: string; size: number; at: number }

/**
 * Throws the oldest made pictures away once in a while, so that nobody fills the disk by asking for
 * all of them.
 */
export async function withinLimit(
  dataDir: string,
  { limit = most, every = lookEvery } = {},
): Promise<void> {
  const count = (written.get(dataDir) ?? 0) + 1
  written.set(dataDir, count % every)
  if (count % every !== 0) return
  const folder = join(dataDir, 'image-cache')
  const all: Made[] = []
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    () => [],
  )) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const facts = await stat(path).catch(() => null)
    if (facts) all.push({ path, size: facts.size, at: facts.mtimeMs })
  }
  let size = all.reduce((sum, file) => sum + file.size, 0)
  if (size <= limit) return
  // A tenth below, or each new picture would cost the next look as much.
  for (const file of all.toSorted((a, b) => a.at - b.at)) {
    if (size <= limit * 0.9) break
    await unlink(file.path).catch(() => undefined)
    size -= file.size
  }
}
