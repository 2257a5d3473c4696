import { Follow } from './follow.jsx'
import { Anchor } from './parts.jsx'

/** The bar of a sport's pages: in a row, and again with all links in its drawer, as ours. */
export function SportLinks({ links }) {
  const row = links.filter(({ items }) => items.length === 0)
  return (
    <nav aria-label={links[0].title} className="peer-row">
      {row.slice(0, 5).map(({ id, title, url }) => (
        <Anchor key={id} href={url}>
          {title}
        </Anchor>
      ))}
      <details>
        <summary>More</summary>
        {[...row.slice(1), ...links.flatMap(({ items }) => items)].map(({ id, title, url }) =>
          url ? (
            <Anchor key={id} href={url}>
              {title}
            </Anchor>
          ) : (
            <b key={id}>{title}</b>
          ),
        )}
      </details>
    </nav>
  )
}

export function Seasons({ title, name, path, seasons }) {
  return (
    <header>
      <h1>{title}</h1>
      <Follow name={name} />
      <nav aria-label="Season" className="peer-row">
        {seasons.map((season) => (
          <Anchor key={season.id} href={`${path}/${season.title}`}>
            {season.title}
          </Anchor>
        ))}
      </nav>
    </header>
  )
}
