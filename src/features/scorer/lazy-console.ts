import { piece } from '../../platform/piece.tsx'

/** The board and its buttons: for who has a token, and nobody else. */
export const lazyConsole = piece(async () => ({ Console: (await import('./Console.tsx')).Console }))
