import { readStory } from '../shared/read.js'
import { Story } from '../shared/story.jsx'

export const meta = () => [{ title: 'Story' }]
export const loader = ({ params }) => readStory(params)

export default function Page({ loaderData }) {
  return <Story page={loaderData} />
}
