import type { ReactNode } from 'react'
import type { Image } from '../contract/parts.schema.ts'
import { fullName } from '../domain/people/roster.ts'
import { Picture } from '../ui/Picture.tsx'
import css from './honorees.module.css'

type Props = {
  /** What the honor is, and of which year. */
  kicker: ReactNode
  person: { firstName: string; lastName: string }
  image: Image | null
  /** The year, or another short figure, giant behind the name. Silent: the words say it, too. */
  figure?: string | undefined
  children?: ReactNode
}

/**
 * Somebody who is honored, on the department's colour: a portrait where there is one, the name,
 * what for.
 */
export function HonoreeHead({ kicker, person, image, figure, children }: Props) {
  return (
    <header className={css.head} data-theme="on-primary">
      <div className={css.inner} data-bare={!image || undefined}>
        {figure && (
          <span className={css.figure} aria-hidden="true" data-print="no">
            {figure}
          </span>
        )}
        {image && (
          <div className={css.portrait}>
            <Picture
              image={image}
              sizes="(min-width: 48rem) 22rem, 58vw"
              ratio="4/5"
              alt={`Portrait of ${fullName(person)}`}
              priority
            />
          </div>
        )}
        <div className={css.headWords}>
          <p className={css.headKicker}>{kicker}</p>
          <h1 className={css.headName}>
            {person.firstName && <span className={css.first}>{person.firstName} </span>}
            {person.lastName}
          </h1>
          {children}
        </div>
      </div>
    </header>
  )
}
