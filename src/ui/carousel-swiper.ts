import Swiper from 'swiper'

/** How a carousel answers to a hand; milliseconds, pixels and shares. */
export type CarouselRules = {
  speed: number
  touchThreshold: number
  longSwipe: number
  longSwipeRatio: number
  slidesToScroll: number
}
/** Where it stands: its step of how many, and the slides that are in view, from 0. */
export type CarouselPlace = { step: number; steps: number; first: number; last: number }
export type CarouselMotion = { next(): void; previous(): void; to(step: number): void; end(): void }

/**
 * Makes a list that scrolls one that slides. Swiper's core alone, in a file of its own: what stands
 * around it (buttons, words, time) is ours, and how wide a slide is says the stylesheet, before and
 * after, so that nothing moves when it takes over.
 */
export function takeOver(
  frame: HTMLElement,
  rules: CarouselRules,
  tell: (place: CarouselPlace) => void,
): CarouselMotion {
  const slide = frame.querySelector<HTMLElement>('.swiper-slide')
  const initialSlide = Math.round(frame.scrollLeft / (slide?.offsetWidth || 1))
  frame.scrollLeft = 0
  const swiper = new Swiper(frame, {
    slidesPerView: 'auto',
    slidesPerGroup: rules.slidesToScroll,
    rewind: true,
    initialSlide,
    speed: rules.speed,
    threshold: rules.touchThreshold,
    longSwipesMs: rules.longSwipe,
    longSwipesRatio: rules.longSwipeRatio,
  })
  const report = () => {
    const start = swiper.snapGrid[swiper.snapIndex] ?? 0
    const inView = swiper.slidesGrid.flatMap((left, i) => {
      const middle = left + (swiper.slidesSizesGrid[i] ?? 0) / 2
      return middle >= start && middle <= start + swiper.width ? [i] : []
    })
    tell({
      step: swiper.snapIndex,
      steps: swiper.snapGrid.length,
      first: inView[0] ?? 0,
      last: inView.at(-1) ?? 0,
    })
  }
  for (const change of ['snapIndexChange', 'snapGridLengthChange', 'resize'] as const)
    swiper.on(change, report)
  report()
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    to: (step) => swiper.slideTo(step * rules.slidesToScroll),
    end: () => swiper.destroy(),
  }
}
