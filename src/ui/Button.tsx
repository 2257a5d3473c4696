import type { ComponentProps } from 'react'
import css from './Button.module.css'
import { Link, type LinkProps } from './Link.tsx'

/** priority: the main action; alternate: another one; text: looks like text. */
export type ButtonKind = 'priority' | 'alternate' | 'text'
/** Its background, if it differs from the surrounding band. */
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

const buttonProps = ({ kind = 'priority', theme, size = 'regular' }: Look) => ({
  className: css.button,
  'data-kind': kind,
  'data-size': size === 'regular' ? undefined : size,
  'data-theme': theme === 'no-theme' ? undefined : theme,
})

/** A button; without a theme it fits the surrounding band. */
export function Button({
  kind,
  theme,
  size,
  ...rest
}: Omit<ComponentProps<'button'>, 'style' | 'className'> & Look) {
  return <button type="button" {...buttonProps({ kind, theme, size })} {...rest} />
}

/** The same as a link; internal links use the router. */
export function ButtonLink({ kind, theme, size, ...rest }: Omit<LinkProps, 'className'> & Look) {
  return <Link {...buttonProps({ kind, theme, size })} {...rest} />
}
