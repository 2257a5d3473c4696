import sharp from 'sharp'
import { svgFault } from './svg-fault.ts'

/** A picture that is not taken; the message is for the person who sent it. */
export class PictureError extends Error {
  override name = 'PictureError'
}

export type PictureType = 'png' | 'jpeg' | 'webp' | 'svg'
export type PictureFacts = { type: PictureType; width: number; height: number }

const megabyte = 1024 * 1024
export const mostPixels = 40_000_000
const mostBytes = 15 * megabyte
const mostSvgBytes = 2 * megabyte
/**
 * A drawing has no pixels of its own: it counts as this wide or high, so that every width of the
 * list can be asked for.
 */
const drawnSize = 1600
/** In the widest width of the list it must not have more pixels than a photograph may. */
const tallest = 10

// What is taken is told by the first bytes; should one of these readers be reached all the same, it
// does not run.
sharp.block({
  operation: [
    'VipsForeignLoadTiff',
    'VipsForeignLoadPdf',
    'VipsForeignLoadMagick',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    'VipsForeignLoadFits',
    'VipsForeignLoadOpenexr',
    'VipsForeignLoadCsv',
    'VipsForeignLoadMat',
  ],
})
sharp.cache(false)

/** The kind of a picture by its first bytes, whatever its name says. */
export function typeOf(bytes: Uint8Array): PictureType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024))
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
    return 'webp'
  return /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?(?:-->|$)\s*)*(?:<svg[\s>]|$)/.test(
    head.toString('utf8'),
  ) && head.includes('<')
    ? 'svg'
    : null
}

/**
 * What a picture is and how large. Throws PictureError for anything that is not taken: other kinds,
 * too large, broken, a drawing that does more than draw.
 */
export async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts> {
  const type = typeOf(bytes)
  if (!type) throw new PictureError('is no picture that is taken (png, jpeg, webp or svg)')
  if (bytes.byteLength > (type === 'svg' ? mostSvgBytes : mostBytes))
    throw new PictureError(
      `is larger than ${(type === 'svg' ? mostSvgBytes : mostBytes) / megabyte} MB`,
    )
  const fault = type === 'svg' && svgFault(new TextDecoder().decode(bytes))
  if (fault) throw new PictureError(fault)
  const read = await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureError(
        `cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown fault'}`,
      )
    })
  const { width, height } = read.autoOrient
  if (read.format !== type || width < 1 || height < 1)
    throw new PictureError('cannot be read: it is not what its first bytes say')
  if (type === 'svg') return drawnFacts(width, height)
  if (width * height > mostPixels)
    throw new PictureError(
      `has ${Math.round((width * height) / 1_000_000)} megapixels, more than ${mostPixels / 1_000_000}`,
    )
  return { type, width, height }
}

function drawnFacts(width: number, height: number): PictureFacts {
  if (height > width * tallest)
    throw new PictureError(`is more than ${tallest} times as high as wide`)
  const scale = drawnSize / Math.max(width, height)
  return {
    type: 'svg',
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
