import * as api from '../../contract/api.ts'
import { q } from '../../data/q.ts'
import { storiesPaths } from '../paths/stories.ts'
import { route } from '../route.ts'

export const stories = {
  story: route({
    path: storiesPaths.story,
    name: 'story',
    guards: ['url-cleanup', 'news'],
    layout: 'full-screen',
    reads: ({ params }) => ({
      story: q(api.story, { date: `${params.year}-${params.month}-${params.day}`, slug: params.storySlug }),
      latest: q(api.stories, { $pageSize: 4 }),
    }),
    needs: 'story',
    optional: ['latest'],
    canonical: ({ story }) => story.url,
    meta: ({ story }) => ({ title: story.title, description: story.teaser, pageType: 'story', contentId: story.id, image: story.image }),
    screen: () => import('../../features/stories/StoryScreen.tsx'),
  }),
}
