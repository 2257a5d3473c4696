import { z } from 'zod'
import { Story, StoryPage } from '../schema/story.ts'
import { id, paging, type DescribedOf } from './parts.ts'

export const storySchemas: DescribedOf<typeof import('../api/stories.ts')> = {
  stories: { summary: 'Stories, the newest first.', query: z.object({ ...paging, sportId: id.optional() }), result: StoryPage, example: {} },
  story: { summary: 'One story by its day and the end of its address.', query: z.object({ date: z.string().max(30), slug: z.string().max(200) }), result: Story.nullable(), example: { date: '2026-08-28', slug: 'season-opens' } },
}
