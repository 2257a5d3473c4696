import type { Season } from '../contract/schema/sport.ts'
import { LinkPicker } from '../ui/LinkPicker.tsx'

type Props = { seasons: Season[]; current: string; to: (season: string) => string }

/** The seasons of a sport. */
export function SeasonPicker({ seasons, current, to }: Props) {
  if (seasons.length < 2) return null
  return <LinkPicker label="Season" current={current} word="season" items={seasons.map(({ id, title }) => ({ key: id, to: to(title), label: title, current: title === current }))} />
}
