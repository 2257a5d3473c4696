/**
 * A jersey number as a large outline behind or instead of a portrait. Hidden from screen readers,
 * because the number is also text.
 */
export function NumberOutline({
  number,
  className,
  centred,
}: {
  number: string
  className: string | undefined
  centred?: boolean
}) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox="0 0 120 100"
      preserveAspectRatio={centred ? 'xMidYMid meet' : 'xMaxYMid meet'}
    >
      <text
        x={centred ? 60 : 118}
        y="88"
        textAnchor={centred ? 'middle' : 'end'}
        fontSize={number.length > 3 ? 48 : 112}
      >
        {number}
      </text>
    </svg>
  )
}
