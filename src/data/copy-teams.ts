import { followTeams, myTeams, onMyTeams, teamsAreLost } from '../platform/my-teams.ts'
import { store, readStored } from '../platform/storage.ts'
import { codeOfTeams, teamsOfCode } from '../domain/phone/my-teams.ts'

/**
 * Keeps a copy of the followed teams where the worker can read it, and takes it back where a
 * browser emptied the one and not the other.
 */
export async function copyTeams(tenant: string): Promise<void> {
  onMyTeams(() => void store(tenant, 'teams', codeOfTeams(myTeams())))
  const copy = await readStored<string>(tenant, 'teams')
  if (copy === undefined && myTeams().length > 0)
    await store(tenant, 'teams', codeOfTeams(myTeams()))
  const lost = teamsAreLost() ? teamsOfCode(copy) : []
  if (lost.length > 0) followTeams(lost)
}
