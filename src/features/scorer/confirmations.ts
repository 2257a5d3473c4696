import type { Confirmation } from './ConfirmDialog.tsx'

/** Questions before public actions. */
export const confirmStart = (upcoming: boolean, onConfirm: () => void): Confirmation => ({
  title: 'Start the game?',
  text: upcoming ? 'Fans who follow this game will be notified.' : 'It will be shown as live.',
  yes: 'Start',
  no: 'Not yet',
  sure: onConfirm,
})
export const confirmEnd = (score: string, onConfirm: () => void): Confirmation => ({
  title: 'Is it over?',
  text: `${score}. Fans will be notified of the final score.`,
  yes: 'Final',
  no: 'Not yet',
  sure: onConfirm,
})
export const confirmReopen = (onConfirm: () => void): Confirmation => ({
  title: 'Reopen the game?',
  text: 'The game will be shown as live again.',
  yes: 'Resume the game',
  no: 'It is over',
  sure: onConfirm,
})
export const confirmTakeOver = (
  publishedScore: string,
  line: string,
  onConfirm: () => void,
): Confirmation => ({
  title: 'Take over?',
  text:
    `Fans see ${publishedScore} now, visitors first. ` +
    `They will see this score instead: ${line}.`,
  yes: 'Take over',
  no: 'Leave it to the stat file',
  sure: onConfirm,
})
