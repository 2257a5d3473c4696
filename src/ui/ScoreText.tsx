const score = /(\bNo\. \d+|[\d.]+[-–][\d.–-]*\d)/

/** Text in which no line breaks inside a score, a record or a rank: '49-30', '5–2', 'No. 4'. */
export const ScoreText = ({ text }: { text: string }) =>
  text.split(score).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className="nowrap">
        {part}
      </span>
    ),
  )
