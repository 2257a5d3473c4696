import { useSearchParams } from 'react-router'
import { Segmented } from '../../ui/Segmented.tsx'

/** Which plays are shown: a choice with an address, beside the other choices of the page. */
export function PlayFilter({ scoring }: { scoring: boolean }) {
  const [search] = useSearchParams()
  const to = (only: boolean) => {
    const next = new URLSearchParams(search)
    next.delete('plays')
    if (only) next.set('plays', 'scoring')
    return `?${next}`
  }
  return (
    <Segmented
      label="Plays shown"
      items={[
        { to: to(false), label: 'All plays', current: !scoring },
        { to: to(true), label: 'Scoring plays', current: scoring },
      ]}
    />
  )
}
