/** The columns of a kind of file: our names, and other names for them. */
export type Columns = {
  known: readonly string[]
  aliases: Readonly<Record<string, string>>
  /** Columns with text of several lines. */
  prose: readonly string[]
}

const person = {
  firstname: 'first_name',
  first: 'first_name',
  lastname: 'last_name',
  last: 'last_name',
  full_name: 'name',
  player: 'name',
}
const photo = { photo: 'picture', image: 'picture', headshot: 'picture' }

export const staffColumns: Columns = {
  known: [
    'first_name',
    'last_name',
    'name',
    'title',
    'email',
    'phone',
    'kind',
    'picture',
    'person',
    'bio',
    'twitter',
    'instagram',
    'hide',
    'hide_bio',
  ],
  aliases: {
    ...person,
    ...photo,
    position: 'title',
    role: 'title',
    e_mail: 'email',
    mail: 'email',
    telephone: 'phone',
    type: 'kind',
    biography: 'bio',
    x: 'twitter',
  },
  prose: ['bio'],
}

export const scheduleColumns: Columns = {
  known: [
    'ref',
    'date',
    'time',
    'time_zone',
    'end_date',
    'opponent',
    'home_away',
    'location',
    'facility',
    'type',
    'conference',
    'doubleheader',
    'tournament',
    'promotion',
    'opponent_record',
    'tv',
    'radio',
    'video',
    'audio',
    'stats',
    'tickets',
    'status',
    'result',
    'team_score',
    'opponent_score',
    'prescore',
    'postscore',
    'stat_file',
    'preview_story',
    'post_story',
    'end_time',
    'team_prefix',
    'opponent_prefix',
    'show_at_vs',
    'neutral_home_team',
    'spotlight',
    'conference_title',
    'calendar',
    'game_center',
    'tournament_website',
    'tournament_color',
    'tv_image',
    'tv_image_link',
    'event_image',
    'event_image_alt',
    'game_note',
    'game_files',
    'game_links',
    'galleries',
    'custom1',
    'custom2',
    'custom3',
    'sequence',
    'revised_at',
    'key',
  ],
  aliases: {
    start_date: 'date',
    game_date: 'date',
    start_time: 'time',
    timezone: 'time_zone',
    zone: 'time_zone',
    tz: 'time_zone',
    enddate: 'end_date',
    opp: 'opponent',
    team: 'opponent',
    opponent_name: 'opponent',
    'home/away': 'home_away',
    homeaway: 'home_away',
    ha: 'home_away',
    'h/a': 'home_away',
    site: 'home_away',
    city: 'location',
    venue: 'facility',
    arena: 'facility',
    stadium: 'facility',
    score: 'team_score',
    our_score: 'team_score',
    opp_score: 'opponent_score',
    their_score: 'opponent_score',
    'w/l': 'result',
    outcome: 'result',
    conf: 'conference',
    game_promotion: 'promotion',
    watch: 'video',
    listen: 'audio',
    statfile: 'stat_file',
  },
  prose: ['promotion', 'game_note'],
}

export const opponentColumns: Columns = {
  known: ['title', 'location', 'mascot', 'website', 'logo', 'aliases', 'tag'],
  aliases: {
    name: 'title',
    school: 'title',
    opponent: 'title',
    city: 'location',
    url: 'website',
    nickname: 'mascot',
    alias: 'aliases',
    id: 'tag',
  },
  prose: [],
}

export const sportColumns: Columns = {
  known: [
    'title',
    'slug',
    'short_name',
    'abbrev',
    'code',
    'gender',
    'current_season',
    'non_sport',
    'tickets',
    'twitter',
    'instagram',
    'facebook',
    'youtube',
    'short_display',
    'uses_points',
    'overtime_losses',
    'overtime_wins',
    'at_vs',
    'conference_display',
    'next_event',
    'opponent_history',
    'on_archive',
    'on_calendar',
    'game_synonym',
  ],
  aliases: {
    name: 'title',
    sport: 'title',
    shortname: 'short_name',
    abbreviation: 'abbrev',
    season: 'current_season',
    x: 'twitter',
  },
  prose: [],
}

/** 'High School ' and 'high-school' are the same heading. */
const plainHead = (head: string): string =>
  head
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/[\s-]+/g, '_')

/**
 * The headings of a file as our columns, in order. A column under its own name wins over one under
 * another (`class` before `year`).
 */
export function matchColumns(
  heads: readonly string[],
  { known, aliases }: Columns,
): { names: string[]; unknown: string[] } {
  const plain = heads.map(plainHead)
  const used = new Set(plain.filter((head) => known.includes(head)))
  const seen = new Set<string>()
  const unknown: string[] = []
  const names = plain.map((head, i) => {
    const other = aliases[head]
    const name = known.includes(head) || !other || used.has(other) ? head : other
    if (other === name) used.add(other)
    if (!known.includes(name) || seen.has(name)) unknown.push(heads[i]!.trim())
    if (seen.has(name)) return `${name}:${i + 1}`
    seen.add(name)
    return name
  })
  return { names, unknown: unknown.filter((head) => head !== '') }
}
