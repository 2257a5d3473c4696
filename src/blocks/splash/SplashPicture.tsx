import { imageWidths } from '../../contract/image-widths.ts'
import type { BreakpointImage } from '../../contract/schema/breakpoint-image.ts'
import { widestFirst } from '../../domain/splash.ts'
import { useBroken } from '../../ui/use-broken.ts'
import css from './SplashView.module.css'

const widthsOf = ({ width }: BreakpointImage) => imageWidths.filter((one) => one <= Math.max(width, 320))
const srcSet = (image: BreakpointImage) => widthsOf(image).map((width) => `${image.url}/${width}.webp ${width}w`).join(', ')

/** The picture that fits the window. One that does not come leaves nothing behind. */
export function SplashPicture({ images, label }: { images: BreakpointImage[]; /** What a click on it does, where the picture has no words of its own. */ label: string }) {
  const { broken, watch } = useBroken()
  const sources = widestFirst(images)
  const last = sources.pop()
  if (!last || broken) return null
  return (
    <picture>
      {sources.map((image) => <source key={image.breakpoint} media={`(min-width: ${image.from}px)`} srcSet={srcSet(image)} sizes="100vw" width={image.width} height={image.height} />)}
      <img className={css.picture} src={`${last.url}/${widthsOf(last).findLast((width) => width <= 640)}.webp`} srcSet={srcSet(last)} sizes="100vw" width={last.width} height={last.height} alt={last.altText || label} {...watch} />
    </picture>
  )
}
