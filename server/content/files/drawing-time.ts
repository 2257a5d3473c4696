import sharp from 'sharp'

/** Most milliseconds for a drawing in the widest width. */
const maxDrawingMs = 2000
/** Seconds by the clock after which a drawing ends in any case. */
const timeoutSeconds = 5
/**
 * Widths that are drawn in turn, with the time up to which a width shows that the widest one is
 * fast enough, and the time from which it shows that it is not. The time grows at most with the
 * number of pixels.
 */
const steps = [
  { size: 160, enough: maxDrawingMs / 100, most: maxDrawingMs / 4 },
  { size: 480, enough: maxDrawingMs / 12, most: maxDrawingMs / 2 },
  { size: 1600, enough: maxDrawingMs, most: maxDrawingMs },
]

/**
 * Why an SVG takes too long to draw; null when it does not. It is drawn small first, so that a
 * costly one does not take minutes here either. `size` is its own longer side in pixels.
 */
export async function drawingFault(bytes: Uint8Array, size: number): Promise<string | null> {
  for (const step of steps) {
    // Twice, because the first one may load fonts.
    const took = await timeToDraw(bytes, step.size / size)
    const shortestMs =
      took > step.enough ? Math.min(took, await timeToDraw(bytes, step.size / size)) : took
    if (shortestMs === Number.POSITIVE_INFINITY) return 'cannot be drawn'
    if (shortestMs > step.most)
      return (
        `takes more than ${maxDrawingMs / 1000} seconds to draw; ` +
        'simplify it, or save it as PNG'
      )
    if (shortestMs <= step.enough) return null
  }
  return null
}

/**
 * Why a photograph cannot be drawn; null when it can. Its first bytes say its type and size, and
 * damage after them is only found by drawing all of it.
 */
export async function photoFault(bytes: Uint8Array): Promise<string | null> {
  const draw = () =>
    sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error', pages: 1 })
      .timeout({ seconds: timeoutSeconds })
      .resize(160)
      .raw()
      .toBuffer()
      .then(() => null, reasonOf)
  // Twice, because the first one may wait for a busy machine.
  const problem = await draw()
  return problem === tooSlow ? draw() : problem
}

const tooSlow = `takes more than ${timeoutSeconds} seconds to draw; save it with fewer pixels`
const reasonOf = (error: unknown): string => {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return reason.startsWith('timeout')
    ? tooSlow
    : `is damaged and cannot be drawn (${reason.trim()}); export it again`
}

/**
 * Milliseconds, of the clock or of this process's processor time, whichever is less: on a busy
 * machine the clock also counts the work of others, and pictures would be left out for it.
 */
async function timeToDraw(bytes: Uint8Array, scale: number): Promise<number> {
  const begun = performance.now()
  const usedBefore = process.cpuUsage()
  const took = () => {
    const { user, system } = process.cpuUsage(usedBefore)
    return Math.min(performance.now() - begun, (user + system) / 1000)
  }
  return sharp(bytes, {
    density: Math.min(2400, Math.max(1, 72 * scale)),
    limitInputPixels: 40_000_000,
  })
    .timeout({ seconds: timeoutSeconds })
    .raw()
    .toBuffer()
    .then(took, (error: unknown) =>
      error instanceof Error && error.message.startsWith('timeout')
        ? performance.now() - begun
        : Number.POSITIVE_INFINITY,
    )
}
