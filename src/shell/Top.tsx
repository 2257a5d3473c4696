import { useQuery } from '@tanstack/react-query'
import * as api from '../contract/api.ts'
import { apiQuery } from '../data/api-query.ts'
import { useReads } from '../data/use-reads.ts'
import { useRow } from './use-row.ts'
import type { Sport } from '../contract/sport.schema.ts'
import { TopAd } from './ads/TopAd.tsx'
import { Alerts } from './notices/Alerts.tsx'
import { SportBar } from './sport-bar/SportBar.tsx'
import { useRef, useEffect, useState, type RefObject } from 'react'
import type { NavigationItem, SiteSettings } from '../contract/site.schema.ts'
import { PromotionSlot } from '../blocks/promotions/PromotionSlot.tsx'
import { EventsPanel } from './events-panel/EventsPanel.tsx'
import { SearchPopout } from './search/SearchPopout.tsx'
import css from './Top.module.css'
import { Mark } from './header/Mark.tsx'
import { Menu, MenuButton } from './header/Menu.tsx'
import { staticHeaderZoom } from '../domain/constants.ts'
import { useZoomedTo } from '../platform/zoom.ts'
import { EventsToggle } from './events-panel/EventsToggle.tsx'

/** Everything above a page. */
export function Top() {
  const [settings, navigation] = useReads([
    apiQuery(api.settings, {}),
    apiQuery(api.navigation, {}),
  ])
  return (
    <>
      <Alerts />
      <TopAd />
      <Header settings={settings?.data?.value ?? null} items={navigation?.data?.value ?? []} />
      <PageSportBar />
    </>
  )
}

/**
 * The bar of the page's sport. A game center has no sport in its address, so it is that of its
 * game.
 */
function PageSportBar() {
  const { name, params, sport } = useRow()
  const gameSport = useGameSport(name === 'game_center' ? Number(params['gameId']) : 0)
  const pageSport = sport ?? gameSport
  return pageSport && pageSport.id !== 0 && !pageSport.nonSport && <SportBar sport={pageSport} />
}

function useGameSport(gameId: number): Sport | undefined {
  const sports = useQuery(apiQuery(api.sports, {})).data?.value
  const sportId = useQuery({
    ...apiQuery(api.gameCenterHero, { gameId }),
    enabled: gameId > 0,
    select: ({ value }) => value?.game.sport.id,
  }).data
  return sports?.find(({ id }) => id === sportId)
}

/** The header: mark, menus, search, sponsor. Sticky, except on a phone. */
function Header({ settings, items }: { settings: SiteSettings | null; items: NavigationItem[] }) {
  const header = useRef<HTMLElement>(null)
  const pinned = usePinned(header)
  return (
    <header
      ref={header}
      className={pinned ? `${css.header} is-pinned` : css.header}
      data-shell
      data-theme="on-primary"
    >
      <div className={css.inner}>
        <Mark settings={settings} />
        <div className={css.sponsor}>
          <PromotionSlot name="header-left" />
        </div>
        <Menu items={items} inline />
        <SearchPopout />
        <EventsToggle />
        <MenuButton />
        <EventsPanel />
      </div>
    </header>
  )
}

/**
 * Whether the header is sticky: on tablets and desktops, except at 300 % zoom, for which the root
 * element has an attribute.
 */
function usePinned(header: RefObject<HTMLElement | null>): boolean {
  const [cut, setCut] = useState(false)
  const zoomed = useZoomedTo(staticHeaderZoom)
  useEffect(() => {
    const wide = matchMedia('(min-width: 48rem)')
    const watch = new IntersectionObserver(
      ([entry]) => {
        setCut(wide.matches && entry!.intersectionRatio < 1)
      },
      { threshold: 1 },
    )
    watch.observe(header.current!)
    return () => watch.disconnect()
  }, [header])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-zoomed', zoomed)
  }, [zoomed])
  return cut && !zoomed
}
