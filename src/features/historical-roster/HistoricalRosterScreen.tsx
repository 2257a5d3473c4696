import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { TraditionLinks } from '../../blocks/TraditionLinks.tsx'
import { WordsFilter } from '../../blocks/WordsFilter.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { PastPlayer } from '../../contract/people.schema.ts'
import type { Sport, SportRef } from '../../contract/sport.schema.ts'
import { maxPages, parsePageParam } from '../../domain/search/page-number.ts'
import { toSingleLine } from '../../domain/search/search.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { historicalRosterHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Pager } from '../../ui/Pager.tsx'
import css from './HistoricalRosterScreen.module.css'
import { letterChoices } from '../../domain/people/names.ts'
import { scrollerClass, Scroller } from '../../ui/Scroller.tsx'

type Props = {
  roster: PageOf<PastPlayer>
  sports: Sport[]
  sport?: Sport | undefined
  asked: Readonly<Record<string, string>>
}

/** All players of all rosters by last name: of all sports or one, by letter or text. */
export default function HistoricalRosterScreen({ roster, sports, sport, asked }: Props) {
  const page = parsePageParam(asked)
  const letter = asked['letter']
  const q = toSingleLine(asked['q'] ?? '')
  const all = historicalRosterHref(sport)
  const teams = [
    {
      key: 0,
      to: historicalRosterHref(undefined, { letter, q }),
      label: 'All sports',
      current: !sport,
    },
    ...realSports(sports).map((option) => ({
      key: option.id,
      to: historicalRosterHref(option, { letter, q }),
      label: option.title,
      current: option.id === sport?.id,
    })),
  ]
  const criteria = [letter && `under ${letter.toUpperCase()}`, q && 'with this name']
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <ScreenHead
        title={`${sport ? `${sport.title} ` : ''}Historical Roster`}
        aside={<LinkPicker label="Sport" current={sport?.title ?? 'All sports'} items={teams} />}
      />
      <div className={css.page}>
        <div className="stack">
          <LetterNav
            letter={letter}
            to={(target) => historicalRosterHref(sport, { letter: target })}
          />
          <WordsFilter
            label="Find a player"
            placeholder="First or last name"
            words={q}
            action={all}
            to={(text) => historicalRosterHref(sport, { q: text })}
          />
        </div>
        {roster.items.length > 0 ? (
          <PastPlayerTable roster={roster} sport={sport} which={criteria} />
        ) : (
          <EmptyNote
            next={
              (criteria || page > 1) && (
                <Link to={roster.total > 0 ? historicalRosterHref(sport, { letter, q }) : all}>
                  {roster.total > 0 ? 'Back to the first page' : 'Show all players'}
                </Link>
              )
            }
          >
            {roster.total > 0
              ? `There is no page ${page}.`
              : criteria
                ? `No players ${criteria}.`
                : 'The historical roster is not available yet.'}
          </EmptyNote>
        )}
        <Pager
          page={page}
          pages={Math.min(roster.pages, maxPages)}
          to={(target) => historicalRosterHref(sport, { letter, q, page: target })}
          of="players"
        />
      </div>
      <TraditionLinks here={historicalRosterHref()} />
    </>
  )
}

/** Links to the initials of last names. */
function LetterNav({
  letter,
  to,
}: {
  letter: string | undefined
  to: (letter: string | undefined) => string
}) {
  return (
    <nav aria-label="Last name">
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        <li>
          <Link
            className={css.letter}
            to={to(undefined)}
            inPlace
            aria-current={letter ? undefined : 'true'}
          >
            All
          </Link>
        </li>
        {letterChoices.map((letterChoice) => (
          <li key={letterChoice}>
            <Link
              className={css.letter}
              to={to(letterChoice)}
              inPlace
              aria-current={letterChoice === letter ? 'true' : undefined}
            >
              {letterChoice.toUpperCase()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Column = { key: string; label: string; cell: (player: PastPlayer) => string | number | null }
const columns: Column[] = [
  { key: 'years', label: 'Years', cell: ({ years }) => years },
  { key: 'sport', label: 'Sport', cell: ({ sport }) => sport.title },
  { key: 'position', label: 'Position', cell: ({ position }) => position },
  { key: 'letters', label: 'Letters', cell: ({ letters }) => letters },
  { key: 'hometown', label: 'Hometown', cell: ({ hometown }) => hometown },
]

/**
 * One page of names. Columns without any value are left out, and so is the sport on a page of one.
 */
function PastPlayerTable({
  roster: { items, total },
  sport,
  which,
}: {
  roster: PageOf<PastPlayer>
  sport: SportRef | undefined
  which: string
}) {
  const visibleColumns = columns.filter(({ key, cell }) =>
    key === 'sport' ? !sport : items.some((player) => cell(player)),
  )
  return (
    <div>
      <p id="past-players" className="table-caption">
        {total} {total === 1 ? 'player' : 'players'} {which}
      </p>
      <Scroller label="Historical roster" fixed="first">
        <table className={css.table} aria-labelledby="past-players">
          <thead>
            <tr>
              <th scope="col">Name</th>
              {visibleColumns.map(({ key, label }) => (
                <th key={key} scope="col" data-figures={key === 'letters' || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((player, i) => (
              <tr key={player.rosterPlayerId ?? `${i}-${player.lastName}`}>
                <th scope="row">
                  <Name player={player} />
                </th>
                {visibleColumns.map(({ key, cell }) => (
                  <td key={key} data-figures={key === 'letters' || undefined}>
                    {cell(player)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  )
}

/** The last name first. */
function Name({ player: { firstName, lastName, url } }: { player: PastPlayer }) {
  const name = [lastName, firstName].filter(Boolean).join(', ')
  return url ? <Link to={url}>{name}</Link> : name
}
