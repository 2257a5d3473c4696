import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ToggleEvent } from 'react'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import * as api from '../../contract/api.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { opensPanel } from '../header/menu-row.ts'
import { useDropdowns } from '../header/use-dropdowns.ts'
import { useMenuPopover } from '../use-menu-popover.ts'
import { barRow } from './bar-row.ts'
import css from './SportBar.module.css'
import { SportBarItem } from './SportBarItem.tsx'
import { MenuLink } from '../MenuLink.tsx'

const id = 'sport-menu'

/** As many links beside 'More' fit on a phone of usual width. */
const mostQuick = 3

/**
 * The bar under the header on a sport's pages: a row on extra-large desktops; else its first links
 * and a list behind 'More'.
 */
export function SportBar({ sport }: { sport: Sport }) {
  const list = useRef<HTMLDivElement>(null)
  const quick = useRef<HTMLSpanElement>(null)
  // How many of the first links the bar shows while its list is open; the list has the rest.
  const [visible, setVisible] = useState(0)
  const { home, items } = barRow(
    sport,
    useQuery(apiQuery(api.subNavigation, { sportId: sport.id })).data?.value ?? [],
  )
  const first = items.filter((item) => !opensPanel(item)).slice(0, mostQuick)
  const inBar = first.slice(0, visible)
  const popover = useMenuPopover(list, 'sport-navigation', '80rem')
  const handlers = {
    ...useDropdowns(list),
    ...popover,
    onBeforeToggle(event: ToggleEvent<HTMLElement>) {
      popover.onBeforeToggle(event)
      if (event.target === event.currentTarget && event.newState === 'open')
        setVisible(countVisible(quick.current))
    },
    onToggle(event: ToggleEvent<HTMLElement>) {
      popover.onToggle(event)
      if (event.target === event.currentTarget && event.newState === 'closed') setVisible(0)
      // Its own 'More' is expanded in the list that the outer 'More' opens.
      if (event.target === event.currentTarget && event.newState === 'open')
        event.currentTarget.querySelector('[data-more]')?.setAttribute('open', '')
    },
  }
  return (
    <nav className={css.bar} aria-label={sport.title}>
      <div className={css.inner}>
        <MenuLink className={css.home} url={home.url} exact>
          <SportIcon sport={sport} />
          <span className={css.name}>{home.title}</span>
        </MenuLink>
        <span ref={quick} className={css.quick}>
          {first.map((item) => (
            <MenuLink
              key={item.id}
              className={css.link}
              url={item.url}
              hasGames={item.hasGames}
              newTab={item.openInNewWindow}
            >
              {item.title}
            </MenuLink>
          ))}
        </span>
        {items.length > 0 && (
          <button type="button" className={css.toggle} popoverTarget={id}>
            More
            <Icon name="plus" />
            <Icon name="minus" />
          </button>
        )}
        <div ref={list} id={id} className={css.list} popover="auto" {...handlers}>
          <div className={css.head}>
            <span>{home.title}</span>
            <Button kind="text" popoverTarget={id} popoverTargetAction="hide">
              <Icon name="close" />
              Close
            </Button>
          </div>
          <ul role="list" className={css.items}>
            {items.map((item) => (
              <li
                key={item.id}
                hidden={inBar.length < items.length && inBar.includes(item)}
                data-quick={first.includes(item) || undefined}
              >
                <SportBarItem item={item} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  )
}

/** The links of the bar that did not wrap out of sight. */
const countVisible = (quick: HTMLElement | null): number =>
  [...(quick?.children ?? [])].filter(
    (link) =>
      link.getClientRects().length > 0 &&
      link.getBoundingClientRect().top < quick!.getBoundingClientRect().bottom - 1,
  ).length
