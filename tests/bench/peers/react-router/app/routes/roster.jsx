import { readRoster } from '../shared/read.js'
import { Roster } from '../shared/roster.jsx'

export const meta = () => [{ title: 'Roster' }]
export const loader = () => readRoster()

export default function Page({ loaderData }) {
  return <Roster page={loaderData} />
}
