import type { ReactNode } from 'react'
import type { Image } from '../contract/parts.schema.ts'
import { formatInitials } from '../domain/people/initials.ts'
import { CardLink } from '../ui/CardLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import css from './honorees.module.css'

type Props = {
  name: string
  to: string
  image: Image | null
  /** The honor, or its date. */
  kicker?: ReactNode
  /** Sport, years, reason. */
  facts?: ReactNode
  level?: 2 | 3
}

/**
 * An honoree in a list: small portrait or initials; the name is the link and the whole row is
 * clickable.
 */
export function HonoreeRow({ name, to, image, kicker, facts, level = 3 }: Props) {
  const Heading = `h${level}` as const
  return (
    <li className={css.row}>
      <div className={css.picture}>
        <Picture
          image={image}
          sizes="4.5rem"
          ratio="4/5"
          alt=""
          person
          fallback={formatInitials(name)}
        />
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
