import { socialLinks } from '../domain/words/social.ts'
import { Link } from '../ui/Link.tsx'
import { ChannelIcon } from './ChannelIcon.tsx'
import css from './people.module.css'

/** A person's accounts: each with icon and name. */
export function PersonAccounts({
  accounts,
}: {
  accounts: readonly { channel: string; url: string }[]
}) {
  const links = socialLinks(accounts)
  if (links.length === 0) return null
  return (
    <ul role="list" className={css.accounts}>
      {links.map(({ channel, label, url }) => (
        <li key={url}>
          <Link className={css.account} to={url} rel="noopener nofollow">
            <ChannelIcon channel={channel} />
            <span className={css.accountsName}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
