import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { isInside } from '../contract/links.ts'
import { loadDocument, shouldLoadDocument } from '../platform/reload-guard.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> & {
  to: string
  newTab?: boolean | undefined
  /**
   * A choice on the page (a tab, a sort): keeps the scroll position and replaces the history entry.
   */
  inPlace?: boolean | undefined
  /** Loads a document, even inside the site. */
  reloadDocument?: boolean | undefined
}

/** The only link component: a navigation inside the site, a plain anchor outside. */
export function Link({ to, newTab, inPlace, reloadDocument, children, ...rest }: LinkProps) {
  const content = newTab ? (
    <>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </>
  ) : (
    children
  )
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {}
  if (!reloadDocument && (isInside(to) || to.startsWith('?'))) {
    // A choice (`?view=grid`) is added to the address of its page, which the router knows.
    const Inside = import.meta.env.SSR && !to.startsWith('?') ? Drawn : Routed
    return (
      <Inside to={to} inPlace={!!inPlace} {...tab} {...rest}>
        {content}
      </Inside>
    )
  }
  return (
    <a href={to} {...tab} {...rest}>
      {content}
    </a>
  )
}

type InsideProps = Omit<LinkProps, 'newTab' | 'reloadDocument'> & { inPlace: boolean }

/** On the server a link does nothing; asking the router was a tenth of drawing a page. */
const Drawn = ({ to, inPlace, onClick: _, children, ...rest }: InsideProps) => (
  <a href={to} {...rest} data-acts={inPlace || undefined}>
    {children}
  </a>
)

/** The router's own link adds framework code and an attribute to every link. */
function Routed({ to, inPlace, onClick, children, ...rest }: InsideProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(rest.target && { target: rest.target }),
    replace: inPlace,
    preventScrollReset: inPlace,
  })
  const address = useHref(to)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!inPlace && !rest.target) toNewest(event)
    if (!event.defaultPrevented) go(event)
  }
  return (
    <a
      href={to.startsWith('?') ? address : to}
      {...rest}
      onClick={press}
      data-acts={inPlace || undefined}
    >
      {children}
    </a>
  )
}

/** When a newer build is available, a plain click loads the document and cancels the navigation. */
function toNewest(event: MouseEvent<HTMLAnchorElement>) {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    !shouldLoadDocument()
  )
    return
  event.preventDefault()
  void loadDocument(event.currentTarget.href)
}
