import { readSettings } from '../content/department/site.ts'
import { rosterNames } from '../content/people/people-links.ts'
import { likelyPlayer } from '../content/people/likely-player.ts'
import { readSpellings } from '../content/people/spellings.ts'
import { readRoster } from '../content/people/rosters.ts'
import type { ReadContext } from '../content/read-context.ts'
import type { StatFile, BoxScore, BoxTeam } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import type { Finding } from '../../src/contract/ingest.schema.ts'
import type { Roster } from '../../src/contract/roster.schema.ts'
import type { SiteSettingsInput } from '../../src/contract/site.schema.ts'
import { normalizeSchoolName } from '../../src/domain/games/school-names.ts'
import { isSameNumber, plainNumber } from '../../src/domain/people/numbers.ts'
import { nameKey } from '../../src/domain/people/names.ts'

/**
 * A finding, and whether it alone holds the version: the site would show another game or an
 * impossible score.
 */
export type StatFinding = Finding & { holds: boolean }

export const createNote = (text: string): StatFinding => ({ kind: 'note', text, holds: false })
export const createSerious = (text: string): StatFinding => ({
  kind: 'serious',
  text,
  holds: false,
})
export const createHolding = (text: string): StatFinding => ({ kind: 'serious', text, holds: true })

type Names = Pick<SiteSettingsInput, 'name' | 'schoolName' | 'shortName' | 'abbreviation'>

/**
 * Whether a team of a stat file has a name of the department. Whole names only, because a prefix
 * may match another school.
 */
export function ourTeam(
  settings: Partial<Names> | null | undefined,
): (team: { name: string; id: string }) => boolean {
  const ourNames = new Set(
    [settings?.name, settings?.schoolName, settings?.abbreviation, settings?.shortName]
      .map((name) => normalizeSchoolName(name ?? ''))
      .filter(Boolean),
  )
  return ({ name, id }) =>
    ourNames.has(normalizeSchoolName(name)) || ourNames.has(normalizeSchoolName(id))
}

/** Which team of a file is ours. */
export type OurSide = 'home' | 'visitor'

/** Our side by the place in the schedule; a neutral place counts as home. */
export const getScheduledSide = ({ locationIndicator }: Pick<Game, 'locationIndicator'>): OurSide =>
  locationIndicator === 'A' ? 'visitor' : 'home'

/**
 * Names decide when exactly one is ours (neutral games name a home team, too); else the place in
 * the schedule. Different names are findings, not refusals.
 */
export async function resolveOurSide(
  context: ReadContext,
  game: Game,
  file: StatFile,
): Promise<{ side: OurSide; unnamed: StatFinding[] }> {
  const isOurs = ourTeam(await readSettings(context))
  const home = isOurs(file.homeTeam)
  const visitor = isOurs(file.visitingTeam)
  if (home !== visitor) return { side: home ? 'home' : 'visitor', unnamed: [] }
  const side = getScheduledSide(game)
  return {
    side,
    unnamed: [
      createNote(
        `neither "${file.visitingTeam.name}" nor "${file.homeTeam.name}" is a name of this ` +
          `department; read as ${side}, by the place in the schedule`,
      ),
    ],
  }
}

/**
 * The published version with our team on the same side as in a newer one: at a neutral site, file
 * and sheet may differ.
 */
export const alignSides = (home: boolean, published: BoxScore): BoxScore =>
  published.thisTeamIsHomeTeam === home
    ? published
    : { ...published, homeTeam: published.visitingTeam, visitingTeam: published.homeTeam }

/** Names in one message; of more only the number is given. */
const listed = 6

/**
 * The file with our players linked to their roster rows: by name or a stored spelling, and by
 * number for duplicate names (never by number alone). A number is written as on the roster: '04' in
 * the file, '4' there. Also findings for players without a row or with another number.
 */
export async function matchPlayers<F extends Pick<StatFile, 'homeTeam' | 'visitingTeam'>>(
  context: ReadContext,
  game: Game,
  file: F,
  side: OurSide,
): Promise<{ file: F; findings: StatFinding[] }> {
  const roster = await readRoster(context, game.sport.id, game.season)
  const [us, them] =
    side === 'home' ? [file.homeTeam, file.visitingTeam] : [file.visitingTeam, file.homeTeam]
  if (!roster || roster.players.length === 0) return { file, findings: onBothSides(us, them) }
  const names = rosterNames(roster, await readSpellings(context, game.sport.id, game.season))
  const shirts = shirtsOf(roster)
  const withRosterIds = (team: BoxTeam): BoxTeam => ({
    ...team,
    tables: team.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => {
        const matchedId = names.find(null, row.name, row.uni)
        const rosterPlayerId =
          matchedId !== null && isTwin(team, row, shirts.get(matchedId)) ? null : matchedId
        const shirtNumbers = shirts.get(rosterPlayerId ?? 0) ?? [...shirts.values()].flat()
        const shirt =
          shirtNumbers.find((number) => number === row.uni) ??
          shirtNumbers.find((number) => isSameNumber(number, row.uni))
        return { ...row, rosterPlayerId, uni: shirt ?? plainNumber(row.uni) }
      }),
    })),
  })
  const matched =
    side === 'home'
      ? { ...file, homeTeam: withRosterIds(file.homeTeam) }
      : { ...file, visitingTeam: withRosterIds(file.visitingTeam) }
  const [ourBox, opponentBox] =
    side === 'home'
      ? [matched.homeTeam, matched.visitingTeam]
      : [matched.visitingTeam, matched.homeTeam]
  return {
    file: matched,
    findings: [...onBothSides(ourBox, opponentBox), ...strangers(ourBox, roster)],
  }
}

/** From these numbers on, a roster is whole, and a team of strangers is another team. */
const wholeRoster = 5
const wholeTeam = 5
/** A name can be on both teams by chance; these many cannot. */
const doubles = 3

const playersOf = (team: BoxTeam) => {
  const rows = team.tables
    .flatMap((table) => table.rows)
    .filter(({ name, uni }) => uni !== '' && !/^(?:team|tm)$/i.test(name))
  return [...new Map(rows.map((row) => [`${row.uni} ${row.name}`, row])).values()]
}

function onBothSides(ourBox: BoxTeam, opponentBox: BoxTeam): StatFinding[] {
  const names = new Set(playersOf(opponentBox).map(({ name }) => nameKey(name)))
  const both = playersOf(ourBox).filter(({ name }) => names.has(nameKey(name)))
  return both.length < doubles
    ? []
    : [
        createHolding(
          `players of both teams: ${joinFirst(both.map(({ name }) => name))}; one side is wrong`,
        ),
      ]
}

function strangers(team: BoxTeam, roster: Roster): StatFinding[] {
  const players = playersOf(team)
  const unknown = players.filter(({ rosterPlayerId }) => rosterPlayerId === null)
  const matchedIds = new Set(players.map(({ rosterPlayerId }) => rosterPlayerId))
  const free = roster.players
    .filter(({ rosterPlayerId }) => !matchedIds.has(rosterPlayerId))
    .map(({ firstName, lastName, jerseyNumber }) => ({
      first: firstName,
      last: lastName,
      jersey: jerseyNumber,
    }))
  const likely = unknown.flatMap((row) => {
    const player = likelyPlayer(free, row.name, row.uni)
    return player ? [{ ...row, found: player }] : []
  })
  // A roster in another transliteration is not another team; one likely name is chance.
  const isRespelled = likely.length > 1 && likely.length * 2 >= players.length
  if (players.length > 0 && unknown.length === players.length && !isRespelled)
    return [
      (players.length >= wholeTeam && roster.players.length >= wholeRoster
        ? createHolding
        : createSerious)(
        `no player of ${team.name} is on the roster of ${roster.season}: check that the file ` +
          'is for this team',
      ),
    ]
  const shirts = shirtsOf(roster)
  const renumbered = players.flatMap(({ name, uni, rosterPlayerId }) => {
    const shirtNumbers = shirts.get(rosterPlayerId ?? 0) ?? []
    return shirtNumbers[0] && !shirtNumbers.some((shirt) => isSameNumber(shirt, uni))
      ? [`${name} (${uni}, roster ${shirtNumbers[0]})`]
      : []
  })
  const proposed = likely.map(({ name, uni, found: { first, last, jersey } }) => {
    const probable = `${`${first} ${last}`.trim()}${jersey === '' ? '' : ` (${jersey})`}`
    return `${name} (${uni}), probably ${probable}`
  })
  const strange = unknown.filter((row) => !likely.some(({ name }) => name === row.name))
  return [
    ...(strange.length > 0
      ? [
          createNote(
            `not on the roster of ${roster.season}: ` +
              `${joinFirst(strange.map(({ name, uni }) => `${name} (${uni})`))}`,
          ),
        ]
      : []),
    ...(proposed.length > 0
      ? [
          createNote(
            `not in this spelling on the roster of ${roster.season}: ` +
              `${joinFirst(proposed, '; ')}: ` +
              'use the spelling of the roster in the scoring program, ' +
              'or add this one to also_known_as of the roster row',
          ),
        ]
      : []),
    ...(renumbered.length > 0
      ? [createNote(`another number on the roster of ${roster.season}: ${joinFirst(renumbered)}`)]
      : []),
  ]
}

/**
 * Whether a row is another player of the same name: the number of the roster is on another row of
 * the team.
 */
function isTwin(
  team: BoxTeam,
  row: { name: string; uni: string },
  shirtNumbers: string[] = [],
): boolean {
  const isOwn = (uni: string) => shirtNumbers.some((shirt) => isSameNumber(shirt, uni))
  return (
    !isOwn(row.uni) &&
    playersOf(team).some(({ name, uni }) => nameKey(name) === nameKey(row.name) && isOwn(uni))
  )
}

/** The numbers of each player, the second jersey last. */
const shirtsOf = (roster: Roster): Map<number, string[]> =>
  new Map(
    roster.players.map(({ rosterPlayerId, jerseyNumber, jerseyNumberSecond }) => [
      rosterPlayerId,
      [jerseyNumber, jerseyNumberSecond ?? ''].filter(Boolean),
    ]),
  )

const joinFirst = (names: string[], between = ', '): string =>
  names.length > listed
    ? `${names.slice(0, listed).join(between)} and ${names.length - listed} more`
    : names.join(between)
