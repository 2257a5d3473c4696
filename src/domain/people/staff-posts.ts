import type { StaffBio, StaffPost } from '../../contract/staff.schema.ts'

type OfSport = Pick<StaffPost['sport'], 'id'>

/**
 * What somebody is in a sport, by the newest roster of it; where none says, what the directory
 * says.
 */
export const titleIn = (person: Pick<StaffBio, 'posts' | 'title'>, sport: OfSport): string =>
  person.posts.find((post) => post.sport.id === sport.id)?.title || person.title

/** Posts of one sport and one title as one line with its seasons, in the order of the posts. */
export function careerOf(
  posts: readonly StaffPost[],
): { title: string; sport: StaffPost['sport']; url: string; seasons: string[] }[] {
  const lines = Map.groupBy(posts, ({ sport, title, kind }) => `${sport.id} ${kind} ${title}`)
  return [...lines.values()].map((same) => ({
    title: same[0]!.title,
    sport: same[0]!.sport,
    url: same[0]!.url,
    seasons: [...new Set(same.map(({ season }) => season))],
  }))
}
