import Swiper from 'swiper'
import { nextTask } from '../platform/when-idle.ts'

/** How a carousel reacts to dragging; milliseconds, pixels and fractions. */
export type CarouselRules = {
  speed: number
  touchThreshold: number
  longSwipe: number
  longSwipeRatio: number
  slidesToScroll: number
}
/** Its position: the step of all steps, and the visible slides, from 0. */
export type CarouselPlace = { step: number; steps: number; first: number; last: number }
export type CarouselMotion = { next(): void; previous(): void; to(step: number): void; end(): void }

/**
 * Makes a scrolling list a slider. Only Swiper's core, in its own chunk: buttons, texts and timing
 * are ours, and CSS sets the width of slides before and after, so that nothing moves.
 */
export async function attachSwiper(
  frame: HTMLElement,
  rules: CarouselRules,
  onMove: (position: CarouselPlace) => void,
): Promise<CarouselMotion> {
  // Not in the task that evaluated the library.
  await nextTask()
  const slide = frame.querySelector<HTMLElement>('.swiper-slide')
  const initialSlide = Math.round(frame.scrollLeft / (slide?.offsetWidth || 1))
  frame.scrollLeft = 0
  const swiper = new Swiper(frame, {
    init: false,
    slidesPerView: 'auto',
    slidesPerGroup: rules.slidesToScroll,
    rewind: true,
    initialSlide,
    speed: rules.speed,
    threshold: rules.touchThreshold,
    longSwipesMs: rules.longSwipe,
    longSwipesRatio: rules.longSwipeRatio,
  })
  await nextTask()
  swiper.init()
  const report = () => {
    const start = swiper.snapGrid[swiper.snapIndex] ?? 0
    const inView = swiper.slidesGrid.flatMap((left, i) => {
      const middle = left + (swiper.slidesSizesGrid[i] ?? 0) / 2
      return middle >= start && middle <= start + swiper.width ? [i] : []
    })
    onMove({
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
