'use client'
import { useState } from 'react'
import { Anchor, Hidden } from './parts.jsx'

/** The whole menu: closed on a phone until its button is pressed. */
export function Menu({ navigation }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Menu
      </button>
      <nav aria-label="Main" className={isOpen ? 'peer-menu peer-open' : 'peer-menu'}>
        <ul>
          {navigation.map((item) => (
            <MenuItem key={item.id} item={item} />
          ))}
          <li>
            More
            {/* As ours: the last item again, for windows where it has no room in the row. */}
            <ul>
              <MenuItem item={navigation.at(-1)} />
            </ul>
          </li>
        </ul>
      </nav>
    </>
  )
}

function MenuItem({ item }) {
  const entries = [...item.items, ...item.columns.flatMap(({ items }) => items)]
  return (
    <li>
      {item.url && item.url !== '#' ? (
        <Anchor href={item.url}>{item.title}</Anchor>
      ) : (
        <span>{item.title}</span>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.url ? <Anchor href={entry.url}>{entry.title}</Anchor> : <b>{entry.title}</b>}
            <EntryLinks entry={entry} name={entry.sport?.title ?? entry.title} />
          </li>
        ))}
      </ul>
      <EntryLinks entry={item} name={item.title} />
    </li>
  )
}

function EntryLinks({ entry, name }) {
  const links = [
    ...(entry.scheduleRosterNewsLinks ?? []),
    ...(entry.stats ? [{ title: 'Stats', url: entry.stats.url }] : []),
    ...(entry.socialMediaLinks ?? []),
  ]
  return links.map(({ title, url }) => (
    <Anchor key={url} href={url}>
      <Hidden>{name}</Hidden> {title}
    </Anchor>
  ))
}
