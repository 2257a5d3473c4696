import type { SiteSettingsInput } from '../../src/contract/site.schema.ts'
import { schoolWords } from '../../src/domain/games/school-words.ts'

type Names = Pick<SiteSettingsInput, 'name' | 'schoolName' | 'shortName' | 'abbreviation'>

/**
 * Tells whether a team of a stat file bears a name of the department. Whole names only: a prefix
 * picks the wrong school.
 */
export function ourTeam(
  settings: Partial<Names> | null | undefined,
): (team: { name: string; id: string }) => boolean {
  const ours = new Set(
    [settings?.name, settings?.schoolName, settings?.abbreviation, settings?.shortName]
      .map((name) => schoolWords(name ?? ''))
      .filter(Boolean),
  )
  return ({ name, id }) => ours.has(schoolWords(name)) || ours.has(schoolWords(id))
}
