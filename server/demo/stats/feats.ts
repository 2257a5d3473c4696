/**
 * What a best game is called, by its category and figure; the rest of the figures make no moment.
 * `{who}` and `{n}` are filled in.
 */
export const feats: Readonly<Record<string, { least: number; title: string; text: string }>> = {
  'passing-yds': {
    least: 200,
    title: '{who} throws for {n} yards',
    text: 'Short, long, and once across the whole field: {n} yards through the air.',
  },
  'rushing-yds': {
    least: 90,
    title: '{who} runs for {n} yards',
    text: '{n} yards on the ground, most of them after the first hit.',
  },
  'receiving-yds': {
    least: 70,
    title: '{n} receiving yards for {who}',
    text: 'Whatever came near was caught, and then the running began: {n} yards.',
  },
  'defense-tot': {
    least: 8,
    title: '{who} makes {n} tackles',
    text: 'Wherever the ball went, number one on the scene was the same player: {n} tackles.',
  },
  'attack-k': {
    least: 15,
    title: '{n} kills for {who}',
    text: '{n} kills from the left, the right and the back row.',
  },
  'attack-a': {
    least: 35,
    title: '{who} sets up {n} kills',
    text: 'Nobody reads a block like this: {n} assists, hardly one of them where it was expected.',
  },
  'defense-dig': {
    least: 18,
    title: '{who} digs {n}',
    text: '{n} balls that were already down, and were not.',
  },
  'batting-h': {
    least: 3,
    title: '{n} hits for {who}',
    text: 'The bat was hot all day: {n} hits.',
  },
  'batting-rbi': { least: 3, title: '{who} drives in {n}', text: '{n} runs came home on one bat.' },
  'pitching-so': {
    least: 6,
    title: '{who} strikes out {n}',
    text: '{n} batters went back without touching the ball.',
  },
  'offense-g': {
    least: 4,
    title: '{n} goals for {who}',
    text: 'High, low and behind the back: {n} goals.',
  },
  'goalkeeping-saves': {
    least: 7,
    title: '{who} makes {n} saves',
    text: '{n} saves, two of them that nobody in the stand believed.',
  },
  'offense-dc': {
    least: 7,
    title: '{n} draw controls for {who}',
    text: 'The ball was theirs before the game had begun again: {n} draw controls.',
  },
}
