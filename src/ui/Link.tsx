import type { AnchorHTMLAttributes } from 'react'
import { useHref } from 'react-router'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> & {
  /** A URL, or `?view=grid` for another view of the page. */
  to: string
  newTab?: boolean | undefined
  /**
   * A choice on the page (a tab, a sort): keeps the scroll position and replaces the history entry.
   */
  inPlace?: boolean | undefined
  /** Loads a document, even inside the site. */
  reloadDocument?: boolean | undefined
}

/**
 * The only link component. It does nothing by itself: `shell/follow-links.ts` opens what is inside
 * the site. Asking the router in each link was a tenth of drawing a page.
 */
export const Link = (props: LinkProps) =>
  props.to.startsWith('?') ? <Choice {...props} /> : <Anchor {...props} />

/** Added to the address of its page, which the router knows. */
const Choice = ({ to, ...rest }: LinkProps) => <Anchor to={useHref(to)} {...rest} />

function Anchor({ to, newTab, inPlace, reloadDocument, children, ...rest }: LinkProps) {
  return (
    <a
      href={to}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...rest}
      data-acts={inPlace || undefined}
      data-document={reloadDocument || undefined}
    >
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  )
}
