import type { Game } from '../../src/contract/game.schema.ts'
import { cleanOpponentName } from '../../src/domain/games/game.ts'
import { normalizeSchoolName } from '../../src/domain/games/school-names.ts'
import { OpponentDoc } from '../content/docs.ts'
import type { ReadContext } from '../content/read-context.ts'

export type Team = { name: string; id: string }
/** Words that many names of schools have. */
const common =
  /\b(?:the|of|at|and|a|m|univ|university|college|state|st|saint|institute|tech|school|u)\b/g

/** Whether two names may be one school: a rare word in common, or initials: NC State. */
export function isLikeName(name: string, other: string): boolean {
  const [a, b] = [normalizeSchoolName(name), normalizeSchoolName(other)]
  const rare = (name: string) => name.replace(common, ' ').split(/\s+/).filter(Boolean)
  const initials = (name: string) => name.replace(/(\S)\S*\s*/g, '$1')
  const hasInitials = (name: string, of: string) =>
    rare(name).some((part) => part.length > 1 && initials(of).startsWith(part))
  return rare(a).some((part) => rare(b).includes(part)) || hasInitials(a, b) || hasInitials(b, a)
}

/**
 * Which schools of the department's list the file's opponent is: this game's, and others. A name
 * decides before a tag.
 */
export async function findNamedSchool(
  context: ReadContext,
  { opponent }: Game,
  them: Team,
): Promise<{ isThem: boolean; others: { id: number; title: string }[] }> {
  const rows = await context.db
    .selectFrom('opponent')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .execute()
  const schools = rows.map(({ id, doc }) => ({ id, ...OpponentDoc.parse(JSON.parse(doc)) }))
  const has = (names: (string | null)[], name: string) =>
    name !== '' &&
    names.some(
      (candidate) =>
        candidate !== null && normalizeSchoolName(candidate) === normalizeSchoolName(name),
    )
  const namesOf = ({ title, aliases }: { title: string; aliases: string[] }) => [title, ...aliases]
  const opponentNames = [opponent.title, cleanOpponentName(opponent.title)]
  const namedSchools = schools.filter((school) => has(namesOf(school), them.name))
  const tagged = schools.filter(
    (school) => has([...namesOf(school), school.tag], them.id) || has([school.tag], them.name),
  )
  const matchedSchools = namedSchools.length > 0 ? namedSchools : tagged
  const isThem =
    opponent.id === null ||
    matchedSchools.some(({ id }) => id === opponent.id) ||
    has(opponentNames, them.name) ||
    (namedSchools.length === 0 && has(opponentNames, them.id))
  return { isThem, others: isThem || namedSchools.length === 0 ? [] : namedSchools }
}
