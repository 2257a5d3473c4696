import type { ButtonHTMLAttributes } from 'react'
import css from './Button.module.css'
import { Link, type LinkProps } from './Link.tsx'

/** solid: the one thing to do here; outline: another; plain: a word that acts. */
export type ButtonKind = 'solid' | 'outline' | 'plain'

export function Button({ kind = 'outline', ...rest }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className'> & { kind?: ButtonKind }) {
  return <button type="button" className={css.button} data-kind={kind} {...rest} />
}

export function ButtonLink({ kind = 'outline', ...rest }: Omit<LinkProps, 'className'> & { kind?: ButtonKind }) {
  return <Link className={css.button} data-kind={kind} {...rest} />
}
