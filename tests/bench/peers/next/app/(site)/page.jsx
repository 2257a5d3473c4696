import { readHome } from '../shared/read.js'
import { Home } from '../shared/home.jsx'

export const dynamic = 'force-dynamic'

export default async function Page() {
  return <Home page={await readHome()} />
}
