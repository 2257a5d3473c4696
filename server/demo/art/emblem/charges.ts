/** Figures of an emblem around 0,0, about 130 wide; holes are cut by the even-odd rule. */
export const charges: Record<string, string> = {
  star: 'M0-66L18-21L66-20L28 10L41 57L0 30L-41 57L-28 10L-66-20L-18-21Z',
  stars:
    'M0-66L10-40L38-39L16-22L24 5L0-10L-24 5L-16-22L-38-39L-10-40ZM-42 4L-34 24L-12 25L-29 38L-23 59L-42 47L-61 59L-55 38L-72 25L-50 24ZM42 4L50 24L72 25L55 38L61 59L42 47L23 59L29 38L12 25L34 24Z',
  chevrons: 'M0-62L70 4V34L0-32L-70 34V4ZM0-10L70 56V80L0 20L-70 80V56Z',
  mountain:
    'M-78 54L-22-46L4-4L22-32L78 54ZM-22-46L-38-18L-26-22L-18-12L-8-22ZM22-32L14-20L24-16L34-14Z',
  sun: 'M0-36A36 36 0 1 1-.1-36ZM-8-46L0-76L8-46ZM27-38L54-54L38-27ZM46-8L76 0L46 8ZM38 27L54 54L27 38ZM8 46L0 76L-8 46ZM-27 38L-54 54L-38 27ZM-46 8L-76 0L-46-8ZM-38-27L-54-54L-27-38Z',
  bolt: 'M22-74L-46 10H-8L-22 74L48-16H8Z',
  flame:
    'M4-76C12-40 56-26 52 22C50 54 24 70 0 70C-26 70-52 52-52 20C-52-6-34-18-30-40C-16-32-12-22-12-10C4-26 8-50 4-76ZM2 18C8 34 22 34 20 50C18 60 8 62 0 62C-12 62-22 54-20 42C-18 32-2 34 2 18Z',
  tree: 'M0-78L30-34H16L44 4H24L56 44H10V72H-10V44H-56L-24 4H-44L-16-34H-30Z',
  oak: 'M0-74C16-76 22-60 18-50C34-58 50-46 42-30C60-28 62-8 46-2C60 10 50 30 34 26C32 40 18 44 6 38L8 74H-8L-6 38C-18 44-32 40-34 26C-50 30-60 10-46-2C-62-8-60-28-42-30C-50-46-34-58-18-50C-22-60-16-76 0-74Z',
  anchor:
    'M0-76A18 18 0 1 1-.1-76ZM0-66A8 8 0 1 0 .1-66ZM-7-42H7V-30H34V-16H7V48C28 46 42 34 46 18L32 20L54-10L72 20L60 18C54 50 28 66 0 70C-28 66-54 50-60 18L-72 20L-54-10L-32 20L-46 18C-42 34-28 46-7 48V-16H-34V-30H-7Z',
  crown: 'M-66 44L-76-34L-38-4L0-58L38-4L76-34L66 44ZM-64 54H64V68H-64Z',
  wheel:
    'M0-72A72 72 0 1 1-.1-72ZM0-54A54 54 0 1 0 .1-54ZM-7-54H7V-20L30-44L40-34L17-10H54V10H17L40 34L30 44L7 20V54H-7V20L-30 44L-40 34L-17 10H-54V-10H-17L-40-34L-30-44L-7-20Z',
  swords:
    'M-62-72L-40-66L6-12L46-66L68-72L62-46L18 4L40 32L52 24L60 36L46 44L62 64L52 74L34 54L24 66L14 56L24 46L3 20L-18 46L-8 56L-20 66L-30 54L-46 74L-58 64L-40 44L-54 36L-46 24L-34 32L-12 4L-58-46Z',
  key: 'M0-78A28 28 0 0 1 10-24V26H34V40H10V50H28V64H10V76H-8V-24A28 28 0 0 1 0-78ZM0-62A12 12 0 1 0 .1-62Z',
  waves:
    'M-76-36Q-57-60-38-36T0-36T38-36T76-36V-18Q57 6 38-18T0-18T-38-18T-76-18ZM-76 6Q-57-18-38 6T0 6T38 6T76 6V24Q57 48 38 24T0 24T-38 24T-76 24ZM-76 48Q-57 24-38 48T0 48T38 48T76 48V62Q57 82 38 62T0 62T-38 62T-76 62Z',
  bear: 'M-62-34A22 22 0 1 1-30-56Q0-68 30-56A22 22 0 1 1 62-34C72 4 52 26 40 40C34 62 18 70 0 70C-18 70-34 62-40 40C-52 26-72 4-62-34ZM-30-16L-12-6L-30 2ZM30-16L12-6L30 2ZM-18 24Q0 14 18 24L8 38V50H-8V38Z',
  wolf: 'M-66-76L-30-50H30L66-76L62-14L74 14L48 20L34 46L14 74H-14L-34 46L-48 20L-74 14L-62-14ZM-40-18L-12 0L-34 2ZM40-18L12 0L34 2ZM-14 44H14L6 58H-6Z',
  hawk: 'M-78-46C-30-60 10-62 40-44C62-32 70-14 76 6L46-2C50 12 44 26 30 34L28 14C6 26-18 22-34 40C-28 50-14 54-2 52C-30 74-66 60-78 34L-58 30C-72 16-74 2-72-10L-54-4C-64-18-72-30-78-46ZM30-24A7 7 0 1 0 30.1-24Z',
  eagle:
    'M0-70C14-70 22-60 20-48L34-40L18-34C40-34 66-50 82-74C86-24 62 16 22 26L34 60L14 52L0 76L-14 52L-34 60L-22 26C-62 16-86-24-82-74C-66-50-40-34-14-34L-12-48C-16-60-10-70 0-70Z',
  bull: 'M-40-34C-70-34-82-54-76-78C-64-58-48-56-24-54H24C48-56 64-58 76-78C82-54 70-34 40-34C52-8 38 22 26 46C20 66 12 74 0 74C-12 74-20 66-26 46C-38 22-52-8-40-34ZM-28-10L-10-2L-26 6ZM28-10L10-2L26 6ZM-14 48A6 6 0 1 0-13.9 48ZM14 48A6 6 0 1 0 14.1 48Z',
  ram: 'M0-56C44-84 88-52 82-8C78 26 44 38 28 18C22 4 34-8 46-2C38 10 54 14 58-6C62-30 36-42 24-22L20 34C16 58 10 72 0 74C-10 72-16 58-20 34L-24-22C-36-42-62-30-58-6C-54 14-38 10-46-2C-34-8-22 4-28 18C-44 38-78 26-82-8C-88-52-44-84 0-56Z',
  horse:
    'M-24-78L0-62C36-58 62-24 66 14L74 34L58 52L40 38C20 36 10 26 4 14C2 36 18 52 22 76H-62C-70 30-62-20-40-46L-48-66ZM28-22A6 6 0 1 0 28.1-22Z',
  fish: 'M-78-2C-40-52 24-46 50-8L80-36V36L50 10C22 46-40 50-78-2ZM-46-14A7 7 0 1 0-45.9-14ZM-22-26C-12-10-12 10-22 26L-14 28C-2 10-2-10-14-28Z',
  stag: 'M-10 0C-44-6-60-30-66-66L-54-44L-46-72L-40-38L-26-66L-26-36C-20-24-10-20 0-20C10-20 20-24 26-36L26-66L40-38L46-72L54-44L66-66C60-30 44-6 10 0L36 2L22 18L16 56L0 76L-16 56L-22 18L-36 2Z',
  cat: 'M-58-74L-26-48H26L58-74L64-20C66 4 58 20 50 30L72 34L48 44C36 64 18 72 0 72C-18 72-36 64-48 44L-72 34L-50 30C-58 20-66 4-64-20ZM-40-12C-26-18-16-8-12 2C-24 6-36 2-40-12ZM40-12C26-18 16-8 12 2C24 6 36 2 40-12ZM-12 26H12L0 40Z',
  owl: 'M-54-72C-36-58-18-56 0-56C18-56 36-58 54-72C62-40 58 26 44 52L20 44L0 76L-20 44L-44 52C-58 26-62-40-54-72ZM-26-34A20 20 0 1 0-25.9-34ZM26-34A20 20 0 1 0 26.1-34ZM-26-22A8 8 0 1 1-26.1-22ZM26-22A8 8 0 1 1 25.9-22ZM-8 4H8L0 22Z',
  ship: 'M-6-78H6V-62C44-50 56-16 48 16H6V28H72C66 54 50 66 30 72H-36C-56 64-66 48-72 28H-6V16H-44C-30-8-26-34-34-58C-22-52-12-52-6-58Z',
  hammer: 'M-54-66H40C58-62 66-48 66-34H28V-22H12V74H-12V-22H-28V-14H-54Z',
  comet:
    'M34-66A34 34 0 0 1 50-2A34 34 0 0 1-4-14L-78 62L-26-4L-80 18L-14-32L-52-26L2-52A34 34 0 0 1 34-66Z',
}

// What a nickname asks for; the first match wins.
const asked: readonly (readonly [RegExp, string])[] = [
  [/wol|husk|dog|fox|coyot/i, 'wolf'],
  [/bear|grizz|bruin|badger|wolver/i, 'bear'],
  [/eagle|thunderbird|phoenix|griffin/i, 'eagle'],
  [/hawk|falcon|kite|raven|crow|osprey|gull|bird|jay|cardinal|loon|swift/i, 'hawk'],
  [/owl/i, 'owl'],
  [/bull|bison|buffal|ox|steer|longhorn/i, 'bull'],
  [/\bram|goat|bighorn/i, 'ram'],
  [/horse|mustang|bronco|colt|stallion|charger|cavalier/i, 'horse'],
  [/stag|elk|deer|buck|moose|antelope|pronghorn/i, 'stag'],
  [/lion|tiger|panther|cougar|wildcat|lynx|bobcat|cat|jaguar|puma|catamount/i, 'cat'],
  [/shark|pike|marlin|salmon|trout|sturgeon|fish/i, 'fish'],
  [/viking|corsair|pirate|sailor|mariner|clipper|voyager|captain/i, 'ship'],
  [/knight|crusader|spartan|warrior|trojan|raider|lancer|sentinel|musket/i, 'swords'],
  [/royal|king|monarch|queen|duke|regent/i, 'crown'],
  [/storm|bolt|thunder|lightning|charge/i, 'bolt'],
  [/flame|fire|blaze|ember|torch|inferno/i, 'flame'],
  [/sun|dawn|helio/i, 'sun'],
  [/star|ranger/i, 'star'],
  [/comet|meteor|rocket|astro|orbit/i, 'comet'],
  [/tree|pine|forest|lumber|timber|cedar|spruce/i, 'tree'],
  [/oak|acorn|maple|leaf/i, 'oak'],
  [/anchor|admiral|harbor|navig|bay/i, 'anchor'],
  [/wave|tide|river|surf|current|rapid|lake/i, 'waves'],
  [/mount|peak|summit|ridge|alp|highland|cliff/i, 'mountain'],
  [/smith|forge|hammer|engineer|mason|builder|boiler/i, 'hammer'],
  [/wheel|pioneer|wagon|rail/i, 'wheel'],
  [/key|guard|warden/i, 'key'],
]

/** The charge a name calls for, or nothing. */
export const chargeFor = (title: string): string | undefined =>
  asked.find(([pattern]) => pattern.test(title))?.[1]
