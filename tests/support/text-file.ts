/** The text of a file with these lines, each ended by a line break. */
export const textFile = (...lines: string[]) => lines.map((line) => `${line}\n`).join('')
