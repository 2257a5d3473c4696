/** Tags with their attributes, which stay as they are, and scores, records and ranks. */
const parts = /<(?:"[^"]*"|'[^']*'|[^"'>])*>|\bNo\. \d+|[\d.]+[-–][\d.–-]*\d/g

/** HTML in which no line breaks inside a score, a record or a rank. */
export const withWholeScores = (html: string): string =>
  html.replace(parts, (part) => (part[0] === '<' ? part : `<span class="nowrap">${part}</span>`))
