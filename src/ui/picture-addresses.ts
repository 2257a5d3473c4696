import { imageWidths } from '../contract/image-widths.ts'

/** The URLs of a picture up to `maxWidth` pixels wide: a default one and a srcset. */
export function pictureAddresses(
  { url, width }: { url: string; width: number },
  maxWidth = Number.POSITIVE_INFINITY,
): { src: string; srcSet: string } {
  const fitting = fittingWidths(width, maxWidth)
  const address = (size: number) => `${url}/${size}.webp`
  return {
    src: address(fitting.includes(640) ? 640 : fitting.at(-1)!),
    srcSet: fitting.map((size) => `${address(size)} ${size}w`).join(', '),
  }
}

/** The picture in its largest width, or up to `maxWidth` pixels, to be viewed alone. */
export const largestPicture = (
  { url, width }: { url: string; width: number },
  maxWidth = Number.POSITIVE_INFINITY,
): string => `${url}/${fittingWidths(width, maxWidth).at(-1)!}.webp`

const fittingWidths = (width: number, maxWidth: number): number[] =>
  pictureWidths.filter((fitting) => fitting <= Math.max(width, 320) && fitting <= maxWidth)
const [, ...pictureWidths] = imageWidths
