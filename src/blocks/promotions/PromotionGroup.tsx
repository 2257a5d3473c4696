import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import * as api from '../../contract/api.ts'
import type { Campaign, PromotionGroup as Group } from '../../contract/promotions.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { carousel, lazyMargin } from '../../domain/constants.ts'
import {
  autoplayDelayMs,
  pickIndex,
  findPromotionProblems,
  displayableCampaigns,
  groupTitle,
  slidesPerBreakpoint,
} from '../../domain/shell/promotion.ts'
import { useMounted } from '../../platform/mounted.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import type { PictureOutcome } from './CampaignPicture.tsx'
import { CampaignView } from './CampaignView.tsx'
import { getPlacement } from './places.ts'
import css from './promotions.module.css'

type More = { room?: Campaign; covered?: boolean; onOutcome?: PictureOutcome }

/** Problems already reported in this tab. */
const reported = new Set<string>()

/** A group of campaigns by its type, effect and placement. Its heading says what it is. */
export function PromotionGroup({ group }: { group: Group }) {
  const markers = useQuery(apiQuery(api.settings, {})).data?.value?.excludedWidgetMarkers ?? []
  const { name, type, effect } = group.location
  const campaigns = displayableCampaigns(group, markers)
  const flaws = findPromotionProblems(group, markers).join('; ')
  useEffect(() => {
    if (flaws === '' || reported.has(flaws)) return
    reported.add(flaws)
    console.warn(flaws)
  }, [flaws])
  if (campaigns.length === 0) return null

  const { look, sizes, most } = getPlacement(name)
  const title = groupTitle(group)
  const slides = effect === 'slide' && type !== 'icons' && campaigns.length > 1
  const heading =
    look === 'band' ? (
      <h2 className={css.groupTitle}>{title}</h2>
    ) : (
      <p className={css.groupWords}>{title}</p>
    )
  const view = (campaign: Campaign, more?: More) => (
    <CampaignView
      key={campaign.id}
      campaign={campaign}
      type={type}
      sizes={sizes}
      most={most}
      {...more}
    />
  )
  const { slidesToScroll, navigation, pagination, pausable } = group.swiperOptions
  // A sign is not a landmark: there are several with the same name.
  const isSign = look === 'sign'
  const Place = slides || isSign ? 'div' : 'section'
  return (
    <Place
      className={css.place}
      data-look={look}
      data-type={type}
      data-promotion={name}
      data-skipped={isSign ? undefined : ''}
      role={isSign && !slides ? 'group' : undefined}
      aria-label={slides ? undefined : title}
    >
      <div className={css.inner}>
        {slides ? (
          <Carousel
            key={campaigns.map(({ id }) => id).join()}
            label={title}
            head={heading}
            views={slidesPerBreakpoint(group.swiperOptions)}
            rules={{ ...carousel, slidesToScroll }}
            margin={lazyMargin}
            delay={autoplayDelayMs(group)}
            pausable={pausable}
            navigation={navigation}
            pagination={pagination}
          >
            {campaigns.map((campaign) => view(campaign))}
          </Carousel>
        ) : (
          <>
            {heading}
            {effect === 'random' && (type === 'single' || type === 'html') ? (
              <OneOf campaigns={campaigns} type={type} draw={view} />
            ) : (
              <div className={css.all}>
                {(type === 'single' ? campaigns.slice(0, 1) : campaigns).map((campaign) =>
                  view(campaign),
                )}
              </div>
            )}
          </>
        )}
      </div>
    </Place>
  )
}

type OneOfProps = {
  campaigns: Campaign[]
  type: Group['location']['type']
  draw: (campaign: Campaign, more?: More) => ReactNode
}

/**
 * One of several, chosen at random in the browser: the server renders the first. The first stays
 * until the chosen picture is loaded, and for good when a visitor points at it or has its focus. A
 * picture has the space of the first, text that of the longest, so that nothing moves.
 */
function OneOf({ campaigns, type, draw }: OneOfProps) {
  const mounted = useMounted()
  const [lot] = useState(Math.random)
  const [settled, setSettled] = useState<number>()
  const chosen = mounted ? pickIndex(lot, campaigns.length) : 0
  const isText = type === 'html'
  const visible = isText ? chosen : (settled ?? 0)
  const next = settled ?? chosen
  const onOutcome: PictureOutcome = (image, isLoaded) => {
    const inUse = image.closest(`.${css.pile}`)?.matches(':hover, :focus-within')
    setSettled(isLoaded && !inUse ? chosen : 0)
  }
  return (
    <div className={css.pile}>
      {campaigns.map((campaign, i) => {
        if (!isText && i !== visible && i !== next) return null
        const covered = i !== visible
        const picture = i === 0 ? {} : { room: campaigns[0]!, onOutcome }
        return (
          <div
            key={campaign.id}
            className={css.sheet}
            inert={covered}
            aria-hidden={covered || undefined}
          >
            {draw(campaign, isText ? { covered } : { covered, ...picture })}
          </div>
        )
      })}
    </div>
  )
}
