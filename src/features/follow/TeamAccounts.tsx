import { ChannelIcon } from '../../blocks/ChannelIcon.tsx'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { SocialAccount } from '../../contract/follow.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { channelName, hasChannelIcon } from '../../domain/words/social.ts'
import { sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './follow.module.css'

/** A team with links to its channels, large enough for touch. */
export function TeamAccounts({ sport, accounts }: { sport: SportRef; accounts: SocialAccount[] }) {
  return (
    <li className={css.team}>
      <Link className="name-link" to={sportHref(sport)}>
        <SportIcon sport={sport} />
        {sport.title}
      </Link>
      <ul role="list" className="cluster">
        {accounts.map(({ id, channel, url }) => {
          const label = channelName(channel)
          return (
            <li key={id}>
              <Link className={css.teamChannel} to={url} rel="noopener">
                <ChannelIcon channel={channel} />
                {hasChannelIcon(channel) ? (
                  <VisuallyHidden>
                    {sport.title} on {label}
                  </VisuallyHidden>
                ) : (
                  label
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
