import type { ReactNode } from 'react'
import type { Image } from '../contract/parts.schema.ts'
import { fullName } from '../domain/people/roster.ts'
import { Picture } from '../ui/Picture.tsx'
import css from './PersonHead.module.css'

type Props = {
  /** Above the name: the department of the person, or the honor. */
  kicker: ReactNode
  person: { firstName: string; lastName: string }
  image: Image | null
  /** URL of the picture used when `image` does not load. */
  fallback?: string | null | undefined
  /**
   * The year or another short figure, large behind the name. Hidden from screen readers, because
   * the text has it, too.
   */
  figure?: string | undefined
  /** A drawing behind portrait and name, in place of a figure. */
  behind?: ReactNode
  /** A short line above the name, such as a jersey number. */
  number?: string | null | undefined
  /** Behind the name. */
  mark?: ReactNode
  /** Below the name. */
  line?: ReactNode
  /** At the other end of the name's line, or below it where both do not fit. */
  beside?: ReactNode
  children?: ReactNode
}

/** A person on the department's color: a portrait where there is one, the name, what is known. */
export function PersonHead({
  kicker,
  person,
  image,
  fallback,
  figure,
  behind,
  number,
  mark,
  line,
  beside,
  children,
}: Props) {
  return (
    <header className={css.head} data-theme="on-primary">
      <div className={css.inner} data-bare={!image || undefined}>
        {behind}
        {figure && (
          <span className={css.figure} aria-hidden="true">
            {figure}
          </span>
        )}
        {image && (
          <div className={css.portrait}>
            <Picture
              image={image}
              sizes="(min-width: 48rem) 22rem, 38vw"
              ratio="4/5"
              alt={`Portrait of ${fullName(person)}`}
              priority
              fallback={fallback}
            />
          </div>
        )}
        <div className={css.words}>
          <div className={css.top}>
            <div className={css.title}>
              {kicker && <p className={css.kicker}>{kicker}</p>}
              <h1 className={css.name}>
                {number && <span className={css.number}>{number} </span>}
                {person.firstName && <span className={css.first}>{person.firstName} </span>}
                {person.lastName}
                {mark}
              </h1>
              {line && <p className={css.line}>{line}</p>}
            </div>
            {beside && <div className={css.beside}>{beside}</div>}
          </div>
          {children}
        </div>
      </div>
    </header>
  )
}
