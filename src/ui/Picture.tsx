import { use, type ReactNode } from 'react'
import { pictureAddresses } from './picture-addresses.ts'
import css from './Picture.module.css'
import { useBroken } from './use-broken.ts'
import { FallbackImagesContext } from './fallback-images.ts'

export type PictureSource = { url: string; width: number; height: number; altText: string }
export type PictureProps = {
  image: PictureSource | null
  /** Its width in the syntax of `sizes`: '(min-width: 48rem) 33vw, 100vw'. */
  sizes: string
  /** Cropped to this ratio; by default the picture's own. */
  ratio?: '16/9' | '3/2' | '1/1' | '4/5' | 'fill'
  /** The largest picture of the first view. */
  priority?: boolean
  /** Replaces the picture's alternative text; '' when adjacent text says it. */
  alt?: string
  /** Replaces a missing picture; by default the department's logo in gray. */
  fallback?: ReactNode
  /** A portrait: if missing, the department's default portrait is used before the fallback. */
  person?: boolean
}

/**
 * A picture of the department in a suitable width, with its space reserved; a fallback when there
 * is none.
 */
export function Picture({ image, sizes, ratio, priority, alt, fallback, person }: PictureProps) {
  const { broken, watch } = useBroken()
  if (!image || broken)
    return (
      <StandIn
        ratio={ratio ?? '16/9'}
        sizes={sizes}
        words={image ? (alt ?? image.altText) : ''}
        person={person}
      >
        {fallback}
      </StandIn>
    )
  return (
    <img
      className={css.picture}
      data-ratio={ratio}
      {...pictureAddresses(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt ?? image.altText}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      {...watch}
    />
  )
}

type Props = {
  ratio: string
  sizes: string
  /** The missing picture's alternative text. */
  words: string
  /** A portrait. */
  person?: boolean | undefined
  /** The fallback: a number, initials. */
  children?: ReactNode
}

/**
 * Replaces a missing picture: the default portrait for a person, else the fallback, else the
 * department's logo in gray, else the background.
 */
function StandIn({ ratio, sizes, words, person, children }: Props) {
  const fallbackImages = use(FallbackImagesContext)
  const { broken, watch } = useBroken()
  const personImage = person && !broken ? fallbackImages?.defaultPersonImage : null
  const logo = !personImage && !children && !broken ? fallbackImages?.logo : null
  return (
    <span
      className={css.ground}
      data-ratio={ratio}
      data-shows={personImage ? 'person' : logo ? 'logo' : undefined}
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
    >
      {personImage ? (
        <img
          className={css.person}
          {...pictureAddresses(personImage)}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          {...watch}
        />
      ) : logo ? (
        <img
          className={css.logo}
          src={`${logo.url}/320-bw.webp`}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
          {...watch}
        />
      ) : (
        children
      )}
    </span>
  )
}
