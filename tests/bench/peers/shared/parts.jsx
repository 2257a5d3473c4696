import { Link } from '../link.jsx'

const widths = [160, 320, 480, 640, 800, 960, 1280, 1600]

export function Anchor({ href, children, ...rest }) {
  if (href.startsWith('/') && !href.startsWith('/api/'))
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    )
  if (!href.startsWith('http'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children} <Hidden>(opens in a new tab)</Hidden>
    </a>
  )
}

export const Hidden = ({ children }) => <span className="peer-hidden">{children}</span>

export function Picture({ image, sizes, eager = false, alt = '' }) {
  const srcSet = widths
    .filter((width) => width <= image.width)
    .map((width) => `${image.url}/${width}.webp ${width}w`)
    .join(', ')
  return (
    <img
      src={`${image.url}/640.webp`}
      srcSet={srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}

export const Logo = ({ image, name }) =>
  image ? (
    <img src={`${image.url}/160.webp`} width="160" height="160" alt="" loading="lazy" />
  ) : (
    <span>{name.slice(0, 2).toUpperCase()}</span>
  )

const inWords = (date, options) =>
  new Date(date).toLocaleDateString('en-US', { timeZone: 'UTC', ...options })
/** Dates of the API are local times without a zone; read as UTC they stay what they are. */
export const formatDate = (date, options = { month: 'short', day: 'numeric' }) =>
  inWords(`${date}Z`, options)
export const weekday = (date) => formatDate(date, { weekday: 'short' })
export const longDate = (date) => formatDate(date, { dateStyle: 'long' })

export const isLive = ({ gameState }) => gameState >= 1 && gameState <= 5
export const scoreOf = ({ live, result, gameState }) =>
  result ?? (gameState > 0 && live?.teamScore ? live : null)
export const nameGame = ({ sport, atVs, opponent, date }) =>
  `${sport.title} ${atVs} ${opponent.title}, ${formatDate(date)}`

/** Our side and theirs, the visitors first. */
export function Sides({ game, settings }) {
  const score = scoreOf(game)
  const ours = { title: settings.shortName, image: settings.logo, score: score?.teamScore }
  const theirs = { ...game.opponent, score: score?.opponentScore }
  const isAway = game.locationIndicator === 'A'
  return (isAway ? [ours, theirs] : [theirs, ours]).map(({ title, image, score: points }) => (
    <span key={title} className="peer-side">
      <Logo image={image} name={title} /> {title} {points && <strong>{points}</strong>}
    </span>
  ))
}

/** What a game links to, each with its name for screen readers. */
export function GameLinks({ game, name, extra = [] }) {
  const { media, result, gameCenterLink } = game
  const links = [
    [result?.boxscore ? 'Box score' : 'Game center', result?.boxscore?.url ?? gameCenterLink],
    ['Recap', result?.recap?.url],
    !result && ['Tickets', media.tickets?.url],
    ['Watch', media.video?.url],
    !result && ['Listen', media.audio?.url ?? media.radio?.url],
    ...extra,
  ].filter((link) => link && link[1])
  return (
    <ul className="peer-row">
      {links.map(([label, url]) => (
        <li key={label}>
          <a href={url}>
            {label}
            <Hidden>, {name}</Hidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function StoryCard({ story, sizes, isLarge = false }) {
  return (
    <article className="peer-card">
      {story.image && <Picture image={story.image} sizes={sizes} />}
      <p>
        {story.sport?.title} {formatDate(story.date)}
      </p>
      <h3>
        <Anchor href={story.url}>{story.title}</Anchor>
      </h3>
      {(isLarge || !story.image) && <p>{story.teaser}</p>}
    </article>
  )
}

export function Section({ title, all, children }) {
  return (
    <section className="peer-section">
      <h2>{title}</h2>
      {all && <Anchor href={all.url}>{all.title}</Anchor>}
      {children}
    </section>
  )
}
