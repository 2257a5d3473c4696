/**
 * A drawing from one of the three sprites (`public/icons`), beside words and never instead of them.
 * Size follows the text.
 */
export function Icon({
  name,
  set = 'general',
}: {
  name: string
  set?: 'general' | 'sports' | 'social'
}) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`/icons/${set}.svg#${name}`} />
    </svg>
  )
}
