import { formatBytes } from '../../domain/words/text.ts'
import type { CacheTotals } from '../../platform/saved-copies.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './SavedScreen.module.css'
import { formatNumber } from '../../domain/words/number.ts'

/** Many small copies as one row. */
export function CacheRow({
  title,
  heap,
  clear,
}: {
  title: string
  heap: CacheTotals | null
  clear(): void
}) {
  return (
    <li className={css.line}>
      <div>
        <p className="bold">{title}</p>
        <p className="quiet">
          {heap
            ? heap.count > 0
              ? `${formatNumber(heap.count)} · ${formatBytes(heap.bytes)}`
              : 'None'
            : 'Not known'}
        </p>
      </div>
      {heap && heap.count > 0 && (
        <Button kind="text" onClick={clear}>
          Remove all<VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
