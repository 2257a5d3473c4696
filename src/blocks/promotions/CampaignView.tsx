import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import type { Campaign, PromotionGroup } from '../../contract/promotions.schema.ts'
import { getDrawing } from '../../domain/games/drawings.ts'
import { campaignClass, campaignLink } from '../../domain/shell/promotion.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { CampaignPicture, type PictureOutcome } from './CampaignPicture.tsx'
import css from './promotions.module.css'
import { useLocation } from 'react-router'
import { countClick, countSeen, leaveView } from '../../data/impressions.ts'
import { onVisible } from '../../platform/on-visible.ts'

type Props = {
  campaign: Campaign
  type: PromotionGroup['location']['type']
  sizes: string
  most?: number | undefined
  /** Uses the space of this campaign instead of its own. */
  room?: Campaign | undefined
  covered?: boolean | undefined
  onOutcome?: PictureOutcome | undefined
}

/** A campaign: its HTML, icon, picture, or else its title. Counted once it is seen. */
export function CampaignView({
  campaign,
  type,
  sizes,
  most,
  room,
  covered = false,
  onOutcome,
}: Props) {
  const seen = useImpression(campaign.id, covered)
  const { title, icon, html, picture } = campaign
  const drawing = icon ? getDrawing(icon) : null
  const marks = {
    'data-campaign': campaign.id,
    'data-class': campaignClass(campaign),
    title: campaign.hoverText ?? undefined,
    onClick: (event: MouseEvent) => countLink(event, campaign.id),
    onAuxClick: (event: MouseEvent) => event.button === 1 && countLink(event, campaign.id),
  }
  if (type === 'html' || (type === 'multi' && html && picture.images.length === 0))
    return (
      <div ref={seen} className={css.campaignWords} {...marks}>
        <Prose html={html ?? ''} />
      </div>
    )
  if (type === 'icons')
    return (
      <Way campaign={campaign} marks={marks}>
        <span ref={seen} className={css.icon}>
          {drawing && <Icon {...drawing} />}
          {title}
        </span>
      </Way>
    )
  return (
    <Way campaign={campaign} marks={marks}>
      <span ref={seen} className={css.picture} data-theme="page">
        {picture.images.length > 0 ? (
          <CampaignPicture
            title={title}
            images={picture.images}
            sizes={sizes}
            most={most}
            room={room?.picture.images}
            onOutcome={onOutcome}
          />
        ) : (
          <span className={css.campaignTitle}>{title}</span>
        )}
      </span>
    </Way>
  )
}

/** Counts a click on the campaign's link, or on a link in its HTML. */
const countLink = ({ target }: MouseEvent, id: number) => {
  if ((target as Element).closest('a')) countClick(id)
}

/** A campaign's link, marked as sponsored for search engines; plain content without a URL. */
function Way({
  campaign,
  marks,
  children,
}: {
  campaign: Campaign
  marks: object
  children: ReactNode
}) {
  const to = campaignLink(campaign)
  if (to === null)
    return (
      <div className={css.way} {...marks}>
        {children}
      </div>
    )
  const rel = /^https?:/i.test(to)
    ? { rel: campaign.openInNewWindow ? 'sponsored noopener' : 'sponsored' }
    : {}
  return (
    <Link to={to} newTab={campaign.openInNewWindow} className={css.way} {...rel} {...marks}>
      {children}
    </Link>
  )
}

/**
 * Counts a campaign when a visitor has seen it; once per page, also when it stays during
 * navigation. `covered`: another one is on top.
 */
function useImpression(id: number, covered: boolean) {
  const { pathname } = useLocation()
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!element.current || covered) return
    const stop = onVisible(element.current, () => countSeen(id, pathname))
    return () => {
      stop()
      leaveView()
    }
  }, [id, pathname, covered])
  return (node: HTMLElement | null) => {
    element.current = node
  }
}
