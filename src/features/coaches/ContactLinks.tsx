import { EmailText } from '../../ui/EmailText.tsx'

/** How to reach somebody. */
export function ContactLinks({ email, phone }: { email: string | null; phone: string | null }) {
  if (!email && !phone) return null
  return (
    <p className="more-links">
      {email && (
        <a href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      )}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </p>
  )
}
