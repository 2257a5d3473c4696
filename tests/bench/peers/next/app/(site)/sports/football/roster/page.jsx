import { readRoster } from '../../../../shared/read.js'
import { Roster } from '../../../../shared/roster.jsx'

export const dynamic = 'force-dynamic'

export default async function Page() {
  return <Roster page={await readRoster()} />
}
