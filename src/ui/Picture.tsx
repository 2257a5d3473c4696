import type { ReactNode } from 'react'
import { pictureAddresses } from './picture-addresses.ts'
import css from './Picture.module.css'
import { useBroken } from './use-broken.ts'

export type PictureSource = { url: string; width: number; height: number; altText: string }
export type PictureProps = {
  image: PictureSource | null
  /** How wide it stands, as the browser's own language says it: '(min-width: 48rem) 33vw, 100vw'. */
  sizes: string
  /** Cut to this shape; without it the picture keeps its own. */
  ratio?: '16/9' | '3/2' | '1/1' | '4/5' | 'fill'
  /** The picture that paints first on its page. */
  priority?: boolean
  /** Instead of the picture's own words; '' when the words beside it already say it. */
  alt?: string
  /** What stands where there is no picture. */
  fallback?: ReactNode
}

/** A picture of the department in the width that fits, its place kept free while it loads; a drawn ground when there is none. */
export function Picture({ image, sizes, ratio, priority, alt, fallback }: PictureProps) {
  const { broken, watch } = useBroken()
  if (!image || broken) {
    const words = image ? (alt ?? image.altText) : ''
    return <span className={css.none} data-ratio={ratio ?? '16/9'} {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}>{fallback}</span>
  }
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
