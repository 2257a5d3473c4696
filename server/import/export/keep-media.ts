import { warn, type Part } from '../report.ts'
import type { Work } from '../work.ts'

/**
 * Takes all pictures and files of a pack that was exported: each is named by something in it, be it
 * in the middle of a text.
 */
export async function keepMedia(work: Work, part: Part, paths: readonly string[]): Promise<void> {
  const pictures = paths.filter((path) => path.startsWith('pictures/'))
  await work.pictures.prepare(pictures, work.signal)
  for (const path of pictures) {
    const image = work.pictures.image(path, '')
    if (typeof image === 'string' && !work.signal?.aborted) warn(part, null, image)
  }
  for (const path of paths) {
    if (!path.startsWith('files/') || work.signal?.aborted) continue
    const file = await work.files.take(path, null)
    if (typeof file === 'string') warn(part, null, file)
  }
}
