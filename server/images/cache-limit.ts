import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const megabyte = 1024 * 1024
/** Most bytes of resized pictures of all departments. Deleted ones are made again on request. */
const maxCacheBytes = 4096 * megabyte
/** New files between two checks of the folder: about 50 MB. */
const lookEvery = 500
const written = new Map<string, number>()

type Made = { path: string; size: number; at: number }

/**
 * Deletes the oldest resized pictures from time to time, so that requests for all variants cannot
 * fill the disk.
 */
export async function withinLimit(
  dataDir: string,
  { limit = maxCacheBytes, every = lookEvery } = {},
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
  // A tenth below the limit, so that the next pictures do not trigger it again.
  for (const file of all.toSorted((a, b) => a.at - b.at)) {
    if (size <= limit * 0.9) break
    await unlink(file.path).catch(() => undefined)
    size -= file.size
  }
}
