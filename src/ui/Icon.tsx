/**
 * A symbol of one of the three sprites (`public/icons`), always beside text. Its size follows the
 * text.
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
