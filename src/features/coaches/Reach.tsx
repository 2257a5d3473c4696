import css from './Reach.module.css'

/** Email and phone of a person. */
export function Reach({ email, phone }: { email: string | null; phone: string | null }) {
  if (!email && !phone) return null
  return (
    <p className={css.reach}>
      {email && (
        <a className={css.way} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className={css.way} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      )}
    </p>
  )
}
