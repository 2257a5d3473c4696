const months =
  '(?:Jan|Feb|Aug|Sept|Oct|Nov|Dec)\\.|' +
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
/**
 * Tags with their attributes, which stay as they are; scores, records and ranks; days of a month
 * and hours.
 */
const parts = new RegExp(
  [
    /<(?:"[^"]*"|'[^']*'|[^"'>])*>/.source,
    /\bNo\. \d+/.source,
    /[\d.]+[-–][\d.–-]*\d/.source,
    `\\b(?:${months}) \\d\\d?\\b(?!:)`,
    /\b\d\d?(?::\d\d)? [ap]\.m\./.source,
  ].join('|'),
  'g',
)

/** HTML in which no line breaks inside a score, a record or a rank, a date or a time. */
export const withWholeScores = (html: string): string =>
  html.replace(parts, (part) => (part[0] === '<' ? part : `<span class="nowrap">${part}</span>`))
