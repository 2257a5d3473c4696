import { readStory } from '../../../../../../shared/read.js'
import { Story } from '../../../../../../shared/story.jsx'

export const dynamic = 'force-dynamic'

export default async function Page({ params }) {
  return <Story page={await readStory(await params)} />
}
