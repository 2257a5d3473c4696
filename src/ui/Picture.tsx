import { use, type ReactNode } from 'react'
import { pictureAddresses } from './picture-addresses.ts'
import css from './Picture.module.css'
import { useBroken } from './use-broken.ts'
import { StandInsContext } from './stand-ins.ts'

export type PictureSource = { url: string; width: number; height: number; altText: string }
export type PictureProps = {
  image: PictureSource | null
  /**
   * How wide it stands, as the browser's own language says it: '(min-width: 48rem) 33vw, 100vw'.
   */
  sizes: string
  /** Cut to this shape; without it the picture keeps its own. */
  ratio?: '16/9' | '3/2' | '1/1' | '4/5' | 'fill'
  /** The picture that paints first on its page. */
  priority?: boolean
  /** Instead of the picture's own words; '' when the words beside it already say it. */
  alt?: string
  /** What stands where there is no picture; without it the department's logo in grey. */
  fallback?: ReactNode
  /**
   * A portrait: where it is missing, the department's picture of nobody stands before the fallback.
   */
  person?: boolean
}

/**
 * A picture of the department in the width that fits, its place kept free while it loads; something
 * in its place when there is none.
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
      decoding="async"
      {...watch}
    />
  )
}

type Props = {
  ratio: string
  sizes: string
  /** What the picture showed, for those who do not see that it is missing. */
  words: string
  /** It would have been somebody's portrait. */
  person?: boolean | undefined
  /** What the place itself draws: a number, the letters of a name. */
  children?: ReactNode
}

/**
 * What stands where a picture is missing, in its room: the department's picture of nobody for a
 * person, else what the place draws, else the department's logo in grey, else the bare ground.
 */
function StandIn({ ratio, sizes, words, person, children }: Props) {
  const ours = use(StandInsContext)
  const { broken, watch } = useBroken()
  const nobody = person && !broken ? ours?.defaultPersonImage : null
  const logo = !nobody && !children && !broken ? ours?.logo : null
  return (
    <span
      className={css.ground}
      data-ratio={ratio}
      data-shows={nobody ? 'person' : logo ? 'logo' : undefined}
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
    >
      {nobody ? (
        <img
          className={css.person}
          {...pictureAddresses(nobody)}
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
