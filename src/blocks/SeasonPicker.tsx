import { LinkPicker } from '../ui/LinkPicker.tsx'

type Props = {
  seasons: readonly { title: string }[]
  current: string
  to: (season: string) => string
}

/** A select of a sport's seasons. */
export function SeasonPicker({ seasons, current, to }: Props) {
  if (seasons.length < 2) return null
  return (
    <LinkPicker
      label="Season"
      current={current}
      word="season"
      items={seasons.map(({ title }, i) => ({
        key: i,
        to: to(title),
        label: title,
        current: title === current,
      }))}
    />
  )
}
