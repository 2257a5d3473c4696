import { Menu } from './menu.jsx'
import { Anchor, Hidden, Picture } from './parts.jsx'

/** Header, footer and shortcuts around a page; a story is without footer, as ours. */
export function Frame({ shell, hasFooter, children }) {
  const { settings, navigation, alerts, partner } = shell
  return (
    <>
      <a href="#main">Skip to main content</a>
      {alerts.map((alert) => (
        <section key={alert.id} aria-label="Alerts" className="peer-alert">
          <b>{alert.title}</b>
          <div dangerouslySetInnerHTML={{ __html: alert.message }} />
          {alert.link && <Anchor href={alert.link}>{alert.linkTitle}</Anchor>}
        </section>
      ))}
      <header className="peer-header">
        <Anchor href="/">
          <img src={`${settings.logo.url}/160.webp`} width="160" height="160" alt="" />
          {settings.name} <Hidden>{settings.name} home</Hidden>
        </Anchor>
        {hasFooter && partner?.single && (
          <>
            <span>{partner.location.title}</span>
            <Promotion campaign={partner.single} sizes="6rem" />
          </>
        )}
        <Menu navigation={navigation} />
        <form action="/search" role="search">
          <input type="search" name="q" aria-label="Search" />
          <button type="submit">Search</button>
        </form>
        <Personal />
        <Anchor href="/search">Search</Anchor>
        {hasFooter && <Anchor href="/calendar">Full calendar</Anchor>}
      </header>
      <main id="main">{children}</main>
      {hasFooter && <Footer settings={settings} navigation={navigation} />}
      <nav aria-label="Shortcuts" className="peer-row">
        <Anchor href="/">Home</Anchor>
        <Anchor href="/board">Scores</Anchor>
        <Anchor href="/my-teams">Teams</Anchor>
        <Anchor href="/tickets">Tickets</Anchor>
        <Anchor href="/search">Search</Anchor>
      </nav>
    </>
  )
}

export const Promotion = ({ campaign, sizes }) => {
  const image = campaign.picture.images[0]
  return (
    <Anchor href={campaign.link}>
      <Picture image={image} sizes={sizes} alt={image.altText} />
    </Anchor>
  )
}

const Personal = () => (
  <>
    <Anchor href="/my-teams">My teams</Anchor> <Anchor href="/saved">Saved</Anchor>{' '}
    <Anchor href="/settings">Settings</Anchor>
  </>
)

function Footer({ settings, navigation }) {
  const links = [
    ...navigation.filter(({ url }) => url?.startsWith('/')),
    ...navigation.at(-1).columns.flatMap(({ items }) => items.filter(({ url }) => url)),
  ].slice(0, 12)
  return (
    <footer className="peer-section">
      <p>{settings.name}</p>
      <p>{settings.tagline}</p>
      <nav aria-label="Footer" className="peer-row">
        {links.map(({ id, title, url }) => (
          <Anchor key={id} href={url}>
            {title}
          </Anchor>
        ))}
      </nav>
      <p>
        {settings.schoolAddress}{' '}
        <a href={`tel:${settings.schoolPhoneNumber.replaceAll('-', '')}`}>
          {settings.schoolPhoneNumber}
        </a>
      </p>
      <p className="peer-row">
        {settings.socialAccounts.map(({ channel, url }) => (
          <Anchor key={url} href={url}>
            {channel}
          </Anchor>
        ))}
      </p>
      <p className="peer-row">
        {settings.footerLinks.map(({ title, url, logo }) => (
          <Anchor key={url} href={url}>
            <Picture image={logo} sizes="4rem" /> {title}
          </Anchor>
        ))}
      </p>
      <p>
        © 2026 {settings.schoolName} <Personal />
      </p>
    </footer>
  )
}
