import css from './Icon.module.css'

/** A drawing from one of the two sprites, beside words and never instead of them. Size follows the text. */
export function Icon({ name, set = 'ui' }: { name: string; set?: 'ui' | 'sports' }) {
  return <svg className={css.icon} aria-hidden="true" focusable="false"><use href={`/icons/${set}.svg#${name}`} /></svg>
}
