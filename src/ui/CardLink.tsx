import { Link, type LinkProps } from './Link.tsx'

/**
 * The link of a card: its words are its name, and all of the card (which is `position: relative`)
 * leads there.
 */
export function CardLink(link: Omit<LinkProps, 'className'>) {
  return <Link className="card-link" {...link} />
}
