import { useMounted } from '../../platform/mounted.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useCopied } from './use-copied.ts'

/** The address of the page, for wherever a visitor wants to write it. */
export function CopyButton({
  words,
}: {
  /** In place of the address of the page. */
  words?: string
}) {
  const mounted = useMounted()
  const { copied, copy } = useCopied()
  if (!mounted) return null
  return (
    <Button kind="text" onClick={() => void copy(words)}>
      {copied && <Icon name="check" />}
      <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
    </Button>
  )
}
