import type { ReactNode } from 'react'
import type { Image } from '../contract/parts.schema.ts'
import { CardLink } from '../ui/CardLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import css from './honorees.module.css'

type Props = {
  name: string
  to: string
  image: Image | null
  /** What the honor is called, or when it was. */
  kicker?: ReactNode
  /** Sport, years, what for. */
  facts?: ReactNode
  level?: 2 | 3
}

/**
 * Somebody among others who are honored: a small portrait, or the first letters; the name is the
 * link, and all of the row leads there.
 */
export function HonoreeRow({ name, to, image, kicker, facts, level = 3 }: Props) {
  const Heading = `h${level}` as const
  return (
    <li className={css.row}>
      <div className={css.picture}>
        <Picture image={image} sizes="4.5rem" ratio="4/5" alt="" person fallback={initials(name)} />
      </div>
      <div className={css.rowWords}>
        {kicker && <p className={css.rowKicker}>{kicker}</p>}
        <Heading className="card-title">
          <CardLink to={to}>{name}</CardLink>
        </Heading>
        {facts && <p className={css.facts}>{facts}</p>}
      </div>
    </li>
  )
}

/** A team is known by its words, not by its year. */
const initials = (name: string) =>
  name
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
    .toUpperCase()
