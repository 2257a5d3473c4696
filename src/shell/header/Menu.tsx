import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PromotionSlot } from '../../blocks/promotions/PromotionSlot.tsx'
import * as api from '../../contract/api.ts'
import type { NavigationItem } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { myTeamsHref, savedHref, settingsHref } from '../../routes/links.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { paths } from '../../routes/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DormantDetails } from '../../ui/DormantDetails.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { MenuLink } from '../MenuLink.tsx'
import { useOpenMenu } from '../open-menu.ts'
import { MenuSearch } from '../search/MenuSearch.tsx'
import { useMenuPopover } from '../use-menu-popover.ts'
import css from './Menu.module.css'
import { splitColumns, opensPanel, menuRow } from './menu-row.ts'
import { useDropdowns } from './use-dropdowns.ts'
import { MenuPanel } from './MenuPanel.tsx'
import { nextGames } from './next-games.ts'

const { Piece } = lazyHydrated(() => import('./MenuTeams.tsx'))
const id = 'site-menu'
const none: Sport[] = []

export function MenuButton() {
  return (
    <button type="button" className={css.button} popoverTarget={id}>
      <Icon name="menu" />
      Menu
    </button>
  )
}

/**
 * The main navigation, once in the document: a row with panels on wide screens; on narrow ones an
 * overlay with an accordion behind the Menu button. Popover and details work without a script;
 * hooks add menu behavior. `inline`: may be a row in the header.
 */
export function Menu({ items, inline = false }: { items: NavigationItem[]; inline?: boolean }) {
  const nav = useRef<HTMLElement>(null)
  const handlers = {
    ...useDropdowns(nav),
    ...useMenuPopover(nav, 'navigation', inline ? '64rem' : undefined),
  }
  const [open] = useOpenMenu()
  const [seen, setSeen] = useState(false)
  if (open === 'navigation' && !seen) setSeen(true)
  const { row, more, over } = menuRow(items)
  useEffect(() => {
    for (const item of items)
      if (opensPanel(item) && splitColumns(item).length === 0)
        console.warn(`menu: "${item.title.slice(0, 80)}" leads nowhere and opens nothing`)
  }, [items])

  return (
    <nav
      ref={nav}
      id={id}
      className={css.menu}
      data-inline={inline || undefined}
      data-empty={row.length === 0 || undefined}
      popover="auto"
      aria-label="Main"
      {...handlers}
    >
      <div className={css.head}>
        <span>Menu</span>
        <Button kind="text" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
          Close
        </Button>
      </div>
      {(row.length > 0 || seen) && (
        <ul role="list" className={css.items}>
          {row.map((item) => (
            <MenuItem key={item.id} item={item} soon={seen} />
          ))}
          {inline && more && <MenuItem item={more} only="row" />}
          {over.map((item) => (
            <MenuItem key={item.id} item={item} soon={seen} only="list" />
          ))}
          {seen && (
            <>
              <li className={css.signs}>
                <Piece name="MenuTeams" />
              </li>
              <li className={css.signs}>
                <PromotionSlot name="header-icons" />
              </li>
            </>
          )}
        </ul>
      )}
      <div className={css.foot}>
        <MenuSearch />
        <p className={css.own}>
          <Link className={css.settings} to={myTeamsHref()}>
            My teams
          </Link>
          <Link className={css.settings} to={savedHref()}>
            Saved
          </Link>
          <Link className={css.settings} to={settingsHref()}>
            Settings
          </Link>
        </p>
      </div>
    </nav>
  )
}

/**
 * An item of the main navigation: a link, or a toggle of its panel. `soon`: the overlay was opened,
 * so the panel may be next. `only`: shown in the row of a wide screen or the list of the overlay.
 */
function MenuItem({
  item,
  soon = false,
  only,
}: {
  item: NavigationItem
  soon?: boolean
  only?: 'row' | 'list'
}) {
  const [seen, setSeen] = useState(false)
  const sports = useQuery(apiQuery(api.sports, {})).data?.value ?? none
  const hasTeams = item.columns.some(({ items }) => items.some(({ sport }) => sport))
  const games = useQuery({
    ...nextGames,
    enabled: (seen || soon) && hasTeams,
  }).data?.value
  const label = <span className={css.words}>{item.title}</span>
  return (
    <li data-only={only}>
      {opensPanel(item) ? (
        <DormantDetails
          name="site-menu"
          drawnFrom={[item, sports]}
          soon={soon}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setSeen(true)
          }}
          summary={
            <summary className={css.item}>
              {label}
              <Icon name="chevron-down" />
            </summary>
          }
        >
          <MenuPanel item={item} sports={sports} games={games?.items} seen={seen} />
        </DormantDetails>
      ) : (
        <MenuLink
          className={css.item}
          url={item.url!}
          also={item.url === paths.archives ? '/news' : undefined}
          newTab={item.openInNewWindow}
        >
          {label}
        </MenuLink>
      )}
    </li>
  )
}
