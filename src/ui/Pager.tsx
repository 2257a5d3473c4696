import { ButtonLink } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  page: number
  pages: number
  to: (page: number) => string
  /** What is paged: "results". */
  of: string
}

/** Links between the pages of a long list. */
export function Pager({ page, pages, to, of }: Props) {
  if (pages < 2 || page > pages) return null
  return (
    <nav className="pager" aria-label={`Pages of ${of}`}>
      {page > 1 && (
        <ButtonLink kind="alternate" to={to(page - 1)}>
          <Icon name="arrow-left" />
          Previous<VisuallyHidden> {of}</VisuallyHidden>
        </ButtonLink>
      )}
      <p className="quiet">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <ButtonLink kind="alternate" to={to(page + 1)}>
          Next<VisuallyHidden> {of}</VisuallyHidden>
          <Icon name="arrow-right" />
        </ButtonLink>
      )}
    </nav>
  )
}
