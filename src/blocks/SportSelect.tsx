import type { Sport } from '../contract/sport.schema.ts'
import { sportOptions } from '../domain/sports/sport.ts'
import { useMounted } from '../platform/mounted.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './events.module.css'

type Props = { label: string; sports: Sport[]; value: number; onChange: (sportId: number) => void }

/** A select of one sport or all: 'All' first, then by title. */
export function SportSelect({ label, sports, value, onChange }: Props) {
  const mounted = useMounted()
  return (
    <label className={css.box}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        className={css.select}
        value={value}
        disabled={!mounted}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {sportOptions(sports).map((option) => (
          <option key={option.id} value={option.id}>
            {option.title}
          </option>
        ))}
      </select>
    </label>
  )
}
