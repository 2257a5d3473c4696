import { paths } from '../../routes/paths.ts'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { SocialAccount } from '../../contract/follow.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { followable } from '../../domain/follow/my-teams.ts'
import { href } from '../../routes/href.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './follow.module.css'
import { TeamAccounts } from './TeamAccounts.tsx'
import { ChannelIcon } from '../../blocks/ChannelIcon.tsx'
import { channelName } from '../../domain/words/social.ts'

/** Accounts of the department, then of each team. */
export default function SocialAccountsScreen({
  settings,
  accounts,
}: {
  settings: SiteSettings
  accounts: SocialAccount[]
}) {
  const { ours, teams } = followable(accounts)
  return (
    <>
      <ScreenHead title="Social Accounts">
        <p className="lead">Follow the {settings.name}, or the team you care about most.</p>
      </ScreenHead>
      {ours.length > 0 && (
        <Section title={settings.name}>
          <ul role="list" className={css.ours}>
            {ours.map((account) => (
              <li key={account.id}>
                <Account account={account} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {teams.length > 0 && (
        <Section title="By team">
          <ul role="list" className={css.feeds}>
            {teams.map(({ sport, accounts: some }) => (
              <TeamAccounts key={sport.id} sport={sport} accounts={some} />
            ))}
          </ul>
        </Section>
      )}
      {ours.length + teams.length === 0 && (
        <Section title="Nothing here yet">
          <EmptyNote next={<Link to={href(paths.rssFeeds, {})}>Follow the news by RSS</Link>}>
            No social accounts listed.
          </EmptyNote>
        </Section>
      )}
    </>
  )
}

/** An account of the department: channel and name. */
function Account({ account: { channel, account, url } }: { account: SocialAccount }) {
  return (
    <Link className={css.account} to={url} rel="noopener">
      <ChannelIcon channel={channel} />
      <span>
        <b className="heading">{channelName(channel)}</b>{' '}
        {account && <span className="quiet">@{account}</span>}
      </span>
    </Link>
  )
}
