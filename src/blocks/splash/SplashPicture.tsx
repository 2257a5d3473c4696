import type { BreakpointImage } from '../../contract/schema/breakpoint-image.ts'
import { fromWidth, widestFirst } from '../../domain/shell/breakpoint-pictures.ts'
import { pictureAddresses } from '../../ui/picture-addresses.ts'
import { useBroken } from '../../ui/use-broken.ts'
import css from './SplashView.module.css'

/** The picture that fits the window. One that does not come leaves nothing behind. */
export function SplashPicture({
  images,
  label,
}: {
  images: BreakpointImage[]
  /** What a click on it does, where the picture has no words of its own. */ label: string
}) {
  const { broken, watch } = useBroken()
  const sources = widestFirst(images)
  const last = sources.pop()
  if (!last || broken) return null
  return (
    <picture>
      {sources.map((image) => (
        <source
          key={image.breakpoint}
          media={fromWidth(image.breakpoint)}
          srcSet={pictureAddresses(image).srcSet}
          sizes="100vw"
          width={image.width}
          height={image.height}
        />
      ))}
      <img
        className={css.picture}
        {...pictureAddresses(last)}
        sizes="100vw"
        width={last.width}
        height={last.height}
        alt={last.altText || label}
        {...watch}
      />
    </picture>
  )
}
