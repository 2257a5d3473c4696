/** Letters that a last name may begin with, as an address writes them. */
export const letterChoices: readonly string[] = 'abcdefghijklmnopqrstuvwxyz'.split('')
