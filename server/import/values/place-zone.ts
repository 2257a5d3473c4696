/** Countries and states with one zone, as schedules write them after the town. */
const zones: Readonly<Record<string, string>> = {
  'Europe/Dublin': 'ireland',
  'Europe/London': 'england|scotland|wales|northern ireland|united kingdom|uk',
  'Europe/Paris': 'france',
  'Europe/Berlin': 'germany',
  'Europe/Madrid': 'spain',
  'Europe/Rome': 'italy',
  'Europe/Athens': 'greece',
  'Europe/Stockholm': 'sweden',
  'Asia/Tokyo': 'japan',
  'Asia/Seoul': 'south korea|korea',
  'Asia/Shanghai': 'china',
  'America/Nassau': 'bahamas|the bahamas',
  'America/Puerto_Rico': 'puerto rico|p.r.|virgin islands|u.s. virgin islands',
  'America/Cayman': 'cayman islands',
  'America/Jamaica': 'jamaica',
  'Pacific/Auckland': 'new zealand',
  'America/New_York':
    'conn.|ct|del.|de|d.c.|dc|ga.|ga|md.|md|maine|me|mass.|ma|n.c.|nc|n.h.|nh|n.j.|nj|' +
    'n.y.|ny|ohio|oh|pa.|pa|r.i.|ri|s.c.|sc|vt.|vt|va.|va|w.va.|wv',
  'America/Chicago':
    'ala.|al|ark.|ar|ill.|il|iowa|ia|la.|minn.|mn|miss.|ms|mo.|mo|okla.|ok|wis.|wi',
  'America/Denver': 'colo.|co|mont.|mt|n.m.|nm|utah|ut|wyo.|wy',
  'America/Phoenix': 'ariz.|az',
  'America/Los_Angeles': 'calif.|ca|nev.|nv|wash.|wa',
  'Pacific/Honolulu': 'hawaii|hi',
}

const zonesByPlace = new Map(
  Object.entries(zones).flatMap(([zone, names]) => names.split('|').map((name) => [name, zone])),
)

/** The zone of 'Dublin, Ireland'; null when the place is unknown or has several zones. */
export const zoneOfPlace = (location: string): string | null =>
  zonesByPlace.get(location.split(',').at(-1)!.trim().toLowerCase()) ?? null
