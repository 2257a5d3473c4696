/** What people write for yes; anything else, and nothing, is no. */
export const isYes = (text: string): boolean => /^(?:y|yes|true|1|x|c)$/i.test(text)

export const orNull = (text: string): string | null => text || null
