/** Tags with their attributes, which stay as they are, and scores and records. */
const parts = /<(?:"[^"]*"|'[^']*'|[^"'>])*>|[\d.]+[-–][\d.–-]*\d/g

/** HTML in which no line breaks inside a score or a record. */
export const withWholeScores = (html: string): string =>
  html.replace(parts, (part) => (part[0] === '<' ? part : `<span class="nowrap">${part}</span>`))
