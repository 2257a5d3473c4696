import { Link, type LinkProps } from './Link.tsx'

/**
 * The link of a card: its text is the name, and the whole card (`position: relative`) is clickable.
 */
export function CardLink(link: Omit<LinkProps, 'className'>) {
  return <Link className="card-link" {...link} />
}
