import { Children, type ReactNode } from 'react'
import css from './Carousel.module.css'
import type { CarouselRules } from './carousel-swiper.ts'
import inView from './carousel-views.module.css'
import { Icon } from './Icon.tsx'
import { useCarousel } from './use-carousel.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  label: string
  /** `lead`: edge to edge, with its buttons below the slides. */
  look?: 'lead'
  /** Content beside its buttons. */
  head?: ReactNode
  /** Slides per view: `2 md-4 xl-5`. */
  views: string
  rules: CarouselRules
  /** Distance from the window in pixels at which it is initialized. */
  margin: number
  /** Milliseconds between slides; null without autoplay. */
  delay: number | null
  pausable: boolean
  navigation: boolean
  pagination: boolean
  children: ReactNode
}

/** With more slides '3 of 14' replaces the dots. */
const mostPoints = 12

/**
 * A carousel (APG pattern). The server renders a scrolling list with snap points; near the window
 * it becomes a slider with autoplay and buttons, whose space is reserved.
 */
export function Carousel({
  label,
  look,
  head,
  views,
  rules,
  margin,
  delay,
  pausable,
  navigation,
  pagination,
  children,
}: Props) {
  const slides = Children.toArray(children)
  const { frame, motion, place, turning, stoppable, toggle, manners } = useCarousel({
    rules,
    margin,
    delay,
    pausable,
  })
  const buttons = (delay !== null && pausable ? 1 : 0) + (navigation ? 2 : 0)
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={css.carousel}
      data-look={look}
      data-starts={delay ?? undefined}
      data-turning={turning || undefined}
      {...manners}
    >
      <div className={css.head}>
        {head && <div>{head}</div>}
        {buttons > 0 && (
          <div className={css.buttons} data-room={buttons}>
            {stoppable && (
              <button type="button" data-rotation className={css.button} onClick={toggle}>
                <Icon name={turning ? 'pause' : 'play'} />
                <VisuallyHidden>
                  {turning ? 'Pause' : 'Play'} {label}
                </VisuallyHidden>
              </button>
            )}
            {navigation && motion && (
              <>
                <button type="button" className={css.button} onClick={motion.previous}>
                  <Icon name="chevron-left" />
                  <VisuallyHidden>Previous slide of {label}</VisuallyHidden>
                </button>
                <button type="button" className={css.button} onClick={motion.next}>
                  <Icon name="chevron-right" />
                  <VisuallyHidden>Next slide of {label}</VisuallyHidden>
                </button>
              </>
            )}
          </div>
        )}
      </div>
      <div ref={frame} className={css.frame} data-taken={motion !== null || undefined}>
        <div
          className={`${css.track} ${inView.views} swiper-wrapper`}
          data-views={views}
          aria-live={place ? (turning ? 'off' : 'polite') : undefined}
        >
          {slides.map((slide, i) => (
            <div
              key={i}
              role="group"
              aria-roledescription="slide"
              aria-label={`${i + 1} of ${slides.length}`}
              className={`${css.slide} swiper-slide`}
              inert={place !== null && (i < place.first || i > place.last)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {pagination && (
        <div className={css.points}>
          {/* Before scripts, where each slide fills the frame. */}
          {!motion &&
            views === '1' &&
            slides.length <= mostPoints &&
            slides.map((_, i) => (
              <span
                key={i}
                className={css.point}
                aria-hidden="true"
                aria-current={i === 0 || undefined}
              />
            ))}
          {motion &&
            place &&
            (place.steps > mostPoints ? (
              <span>
                {place.step + 1} of {place.steps}
              </span>
            ) : (
              Array.from({ length: place.steps }, (_, step) => (
                <button
                  key={step}
                  type="button"
                  className={css.point}
                  aria-current={step === place.step || undefined}
                  onClick={() => motion.to(step)}
                >
                  <VisuallyHidden>
                    Slide {step + 1} of {label}
                  </VisuallyHidden>
                </button>
              ))
            ))}
        </div>
      )}
    </div>
  )
}
