import { plainOpponent } from '../../../src/domain/games/plain-opponent.ts'
import { schoolWords } from '../../../src/domain/games/school-words.ts'
import { OpponentDoc } from '../../content/docs.ts'
import type { Transaction } from '../../content/transaction.ts'

/** Names of the schools of a tenant → their number; null where two schools bear the name. */
export type Opponents = {
  byTitle: Map<string, number>
  byAlias: Map<string, number | null>
  byTag: Map<string, number | null>
}

export const readOpponentNames = async ({
  db,
  tenant,
}: Pick<Transaction, 'db' | 'tenant'>): Promise<Opponents> =>
  opponentNames(
    await db
      .selectFrom('opponent')
      .select(['id', 'doc'])
      .where('tenant', '=', tenant)
      .orderBy('id')
      .execute(),
  )

export function opponentNames(rows: readonly { id: number; doc: string }[]): Opponents {
  const names: Opponents = { byTitle: new Map(), byAlias: new Map(), byTag: new Map() }
  for (const { id, doc } of rows) {
    const { title, aliases, tag } = OpponentDoc.parse(JSON.parse(doc))
    names.byTitle.set(schoolWords(title), id)
    for (const alias of aliases) add(names.byAlias, alias, id)
    if (tag) add(names.byTag, tag, id)
  }
  return names
}

const add = (map: Map<string, number | null>, name: string, id: number) =>
  map.set(
    schoolWords(name),
    map.has(schoolWords(name)) && map.get(schoolWords(name)) !== id ? null : id,
  )

/**
 * The school that a schedule means: by its whole name without rank and remarks, never by its
 * beginning.
 */
export function findOpponent(names: Opponents, shown: string): number | null {
  const plain = plainOpponent(shown)
  const bare = plain
    .replace(
      /\s*[([](?:EXH?\.?|Exhib\w*\.?|DH|GM ?\d|Game \d)[)\]]\s*$|\s+-\s+(?:Exhibition|Scrimmage)\s*$/i,
      '',
    )
    .replace(/^(?:at|vs\.?)\s+/i, '')
    .replace(/^[A-Z]\d+\s+/, '')
  for (const name of [shown, plain, bare].map(schoolWords)) {
    const id = names.byTitle.get(name) ?? names.byAlias.get(name)
    if (id) return id
  }
  return null
}

/** Whether any of these, a team's name or tag in a stat file, is this school. */
export const isOpponent = (
  names: Opponents,
  id: number,
  team: { name: string; id: string },
): boolean =>
  findOpponent(names, team.name) === id ||
  names.byTag.get(schoolWords(team.id)) === id ||
  findOpponent(names, team.id) === id

const placeholders =
  /\b(?:TBA|TBD|bye|opponent|rounds?|(?:quarter|semi)-?finals?|finals?|championships?|regionals?|super regional|invite|invitational|classic|tournament|relays?|open|meet|meets|carnival|series|showcase|challenge|scrimmage|intrasquad|alumni|cup|duals?|jamboree|preview|festival|trials|opener)\b/i

/** A row's opponent that is no school: 'TBD', 'First Round', an invitational. */
export const isPlaceholder = (shown: string): boolean =>
  placeholders.test(shown) || !/\p{L}/u.test(shown)
