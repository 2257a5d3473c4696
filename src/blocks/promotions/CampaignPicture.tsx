import type { BreakpointImage } from '../../contract/parts.schema.ts'
import { fromWidth, widestFirst } from '../../domain/shell/promotion.ts'
import { pictureAddresses } from '../../ui/picture-addresses.ts'
import { useBroken } from '../../ui/use-broken.ts'
import css from './promotions.module.css'

type Props = {
  title: string
  images: BreakpointImage[]
  sizes: string
  most?: number | undefined
  room?: BreakpointImage[] | undefined
  onOutcome?: PictureOutcome | undefined
}

/** Called once its picture is loaded or has failed. */
export type PictureOutcome = (image: HTMLImageElement, isLoaded: boolean) => void

/**
 * A campaign's picture for the window's width; its title when the picture fails or has no
 * alternative text.
 */
export function CampaignPicture({ title, images, sizes, most, room, onOutcome }: Props) {
  const { broken, watch } = useBroken()
  const { onError, ...shared } = watch
  const all = widestFirst(images)
  const last = all.at(-1)!
  const picture = broken ? (
    <span className={css.campaignTitle}>{title}</span>
  ) : (
    <picture>
      {all.slice(0, -1).map((image) => (
        <source
          key={image.breakpoint}
          media={fromWidth(image.breakpoint)}
          srcSet={pictureAddresses(image, most).srcSet}
          sizes={sizes}
          width={image.width}
          height={image.height}
        />
      ))}
      <img
        {...pictureAddresses(last, most)}
        sizes={sizes}
        width={last.width}
        height={last.height}
        alt={last.altText || title}
        loading="lazy"
        decoding="async"
        {...shared}
        onLoad={(event) => onOutcome?.(event.currentTarget, true)}
        onError={(event) => {
          onError(event)
          onOutcome?.(event.currentTarget, false)
        }}
      />
    </picture>
  )
  return room || broken ? (
    <span className={css.room}>
      <Room images={room ?? images} />
      {picture}
    </span>
  ) : (
    picture
  )
}

/** Reserves the space of a picture: one shape per breakpoint, of which CSS shows one. */
function Room({ images }: { images: BreakpointImage[] }) {
  const all = widestFirst(images)
  const last = all.at(-1)!
  return (
    <picture>
      {all.slice(0, -1).map((image) => (
        <source
          key={image.breakpoint}
          media={fromWidth(image.breakpoint)}
          srcSet={emptyPicture(image)}
          width={image.width}
          height={image.height}
        />
      ))}
      <img src={emptyPicture(last)} width={last.width} height={last.height} alt="" />
    </picture>
  )
}

const emptyPicture = ({ width, height }: BreakpointImage) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
