import { readHome } from '../shared/read.js'
import { Home } from '../shared/home.jsx'

export const meta = () => [{ title: 'Home' }]
export const loader = () => readHome()

export default function Page({ loaderData }) {
  return <Home page={loaderData} />
}
