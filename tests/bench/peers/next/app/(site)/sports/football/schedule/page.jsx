import { readSchedule } from '../../../../shared/read.js'
import { Schedule } from '../../../../shared/schedule.jsx'

export const dynamic = 'force-dynamic'

export default async function Page() {
  return <Schedule page={await readSchedule()} />
}
