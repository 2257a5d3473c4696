import type { ComponentProps } from 'react'
import css from './Button.module.css'
import { Link, type LinkProps } from './Link.tsx'

/** priority: the one thing to do here; alternate: another; text: a word that acts. */
export type ButtonKind = 'priority' | 'alternate' | 'text'
/** What it stands on, where that is not what surrounds it. */
export type ButtonTheme =
  | 'no-theme'
  | 'light-theme'
  | 'dark-theme'
  | 'on-primary'
  | 'on-secondary'
  | 'default-black'
  | 'default-white'
export type ButtonSize = 'small' | 'regular' | 'large'
type Look = {
  kind?: ButtonKind | undefined
  theme?: ButtonTheme | undefined
  size?: ButtonSize | undefined
}

const look = ({ kind = 'priority', theme, size = 'regular' }: Look) => ({
  className: css.button,
  'data-kind': kind,
  'data-size': size === 'regular' ? undefined : size,
  'data-theme': theme === 'no-theme' ? undefined : theme,
})

/** A button; without a theme it is right on the band that it stands on. */
export function Button({
  kind,
  theme,
  size,
  ...rest
}: Omit<ComponentProps<'button'>, 'style' | 'className'> & Look) {
  return <button type="button" {...look({ kind, theme, size })} {...rest} />
}

/** The same for what leads somewhere: within the site the router goes there. */
export function ButtonLink({ kind, theme, size, ...rest }: Omit<LinkProps, 'className'> & Look) {
  return <Link {...look({ kind, theme, size })} {...rest} />
}
