import { imageWidths } from '../contract/image-widths.ts'

/** The URLs of a picture up to `most` pixels wide: a default one and a srcset. */
export function pictureAddresses(
  { url, width }: { url: string; width: number },
  most = Number.POSITIVE_INFINITY,
): { src: string; srcSet: string } {
  const fitting = imageWidths.filter(
    (imageWidth) => imageWidth <= Math.max(width, 320) && imageWidth <= most,
  )
  const address = (one: number) => `${url}/${one}.webp`
  return {
    src: address(fitting.includes(640) ? 640 : fitting.at(-1)!),
    srcSet: fitting.map((one) => `${address(one)} ${one}w`).join(', '),
  }
}

/** The picture in its largest width, or up to `most` pixels, to be viewed alone. */
export const largestPicture = (
  { url, width }: { url: string; width: number },
  most = Number.POSITIVE_INFINITY,
): string =>
  `${url}/${imageWidths.filter((imageWidth) => imageWidth <= Math.max(width, 320) && imageWidth <= most).at(-1)!}.webp`
