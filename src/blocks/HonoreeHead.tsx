import type { ReactNode } from 'react'
import type { Image } from '../contract/parts.schema.ts'
import { fullName } from '../domain/people/roster.ts'
import { Picture } from '../ui/Picture.tsx'
import css from './HonoreeHead.module.css'

type Props = {
  /** The honor and its year. */
  kicker: ReactNode
  person: { firstName: string; lastName: string }
  image: Image | null
  /**
   * The year or another short figure, large behind the name. Hidden from screen readers, because
   * the text has it, too.
   */
  figure?: string | undefined
  children?: ReactNode
}

/** The header of an honoree in the department's color: portrait if there is one, name, honor. */
export function HonoreeHead({ kicker, person, image, figure, children }: Props) {
  return (
    <header className={css.head} data-theme="on-primary">
      <div className={css.inner} data-bare={!image || undefined}>
        {figure && (
          <span className={css.figure} aria-hidden="true">
            {figure}
          </span>
        )}
        {image && (
          <div className={css.portrait}>
            <Picture
              image={image}
              sizes="(min-width: 52rem) 22rem, 58vw"
              ratio="4/5"
              alt={`Portrait of ${fullName(person)}`}
              priority
            />
          </div>
        )}
        <div className={css.words}>
          <p className={css.kicker}>{kicker}</p>
          <h1 className={css.name}>
            {person.firstName && <span className={css.first}>{person.firstName} </span>}
            {person.lastName}
          </h1>
          {children}
        </div>
      </div>
    </header>
  )
}
