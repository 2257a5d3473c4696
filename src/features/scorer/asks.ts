import type { Asked } from './AskDialog.tsx'

/** Questions before public actions. */
export const start = (upcoming: boolean, sure: () => void): Asked => ({
  title: 'Start the game?',
  text: upcoming
    ? 'Every fan who follows it is told that it has begun.'
    : 'It is shown as under way from now on.',
  yes: 'Start',
  no: 'Not yet',
  sure,
})
export const end = (score: string, sure: () => void): Asked => ({
  title: 'Is it over?',
  text: `${score}. Everybody is told that this is the final score.`,
  yes: 'Final',
  no: 'Not yet',
  sure,
})
export const reopen = (sure: () => void): Asked => ({
  title: 'Not over after all?',
  text: 'The game is shown as under way again.',
  yes: 'Play on',
  no: 'It is over',
  sure,
})
export const takeOver = (shown: string, line: string, sure: () => void): Asked => ({
  title: 'Take over?',
  text: `Fans see ${shown} now, visitors first. They will see what stands here: ${line}.`,
  yes: 'Take over',
  no: 'Leave it to the stat file',
  sure,
})
