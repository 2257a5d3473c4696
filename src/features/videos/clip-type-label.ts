/** A type of clips in words: 'press-conference' is 'Press conference'. */
export const clipTypeLabel = (type: string): string => {
  const text = type.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
