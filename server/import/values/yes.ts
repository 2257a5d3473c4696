/** What people write for yes; anything else, and nothing, is no. */
export const isYes = (text: string): boolean => /^(?:y|yes|true|1|x|c)$/i.test(text)

/** What people write for no, where nothing means yes. */
export const isNo = (text: string): boolean => /^(?:n|no|false|0)$/i.test(text)

export const orNull = (text: string): string | null => text || null
