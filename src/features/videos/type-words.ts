/** A type of clips in words: 'press-conference' is 'Press conference'. */
export const clipTypeLabel = (type: string): string => {
  const words = type.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
