import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, type ComponentProps } from 'react'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import type { Hero } from '../hero/Hero.tsx'
import type { Slide } from '../../contract/media.schema.ts'
import type { StoryTeaser } from '../../contract/stories.schema.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'

const { Piece, ready: promotionsReady } = lazyHydrated(async () => {
  const [{ PromotionGroup }, { Hero }] = await Promise.all([
    import('./PromotionGroup.tsx'),
    import('../hero/Hero.tsx'),
  ])
  return { PromotionGroup, Hero }
})
export { promotionsReady }

/**
 * The promotions of a placement (`location.name`); nothing without any. `sportId`: the sport's own,
 * if any.
 */
export function PromotionSlot({ name, sportId }: { name: string; sportId?: number | undefined }) {
  const group = useQuery(
    sportId === undefined
      ? apiQuery(api.promotions, { name })
      : apiQuery(api.sportPromotions, { name, sportId }),
  ).data?.value
  return group && <Piece name="PromotionGroup" group={group} />
}

/**
 * Stories that are not in the rotator, so that none is shown twice. The slide of a preview leads
 * to its game while it is played.
 */
export const notIn = (slides: readonly Slide[], stories: readonly StoryTeaser[]): StoryTeaser[] =>
  stories.filter(
    (story) => !slides.some(({ url, title }) => url === story.url || title === story.title),
  )

/**
 * The hero of a home page. Its chunk is that of the promotions: both have carousels. New slides or
 * stories are deferred, because React would hide the server's markup for them until the chunk is
 * loaded.
 */
export function HeroPlace({ label, ...now }: ComponentProps<typeof Hero>) {
  const slides = useDeferredValue(now.slides)
  const stories = useDeferredValue(now.stories)
  return <Piece name="Hero" label={label} slides={slides} stories={stories} />
}
