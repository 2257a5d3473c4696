import { readSchedule } from '../shared/read.js'
import { Schedule } from '../shared/schedule.jsx'

export const meta = () => [{ title: 'Schedule' }]
export const loader = () => readSchedule()

export default function Page({ loaderData }) {
  return <Schedule page={loaderData} />
}
