import type { Generated } from 'kysely'
import type { HoldMode, VersionSource, VersionStatus } from '../../src/contract/ingest.schema.ts'

type Hidden = Generated<number>

/**
 * The tables, as Kysely sees them. Content of a kind is a JSON document (`doc`), checked by its
 * schema when it is written, with the columns that queries need beside it. Every row belongs to a
 * tenant, and every key begins with it.
 */
export type Tables = {
  tenant: { id: string; hosts: string; demo: number }
  identity: { tenant: string; kind: string; key: string; id: number }
  document: { tenant: string; kind: string; id: number; doc: string }
  sport: { tenant: string; id: number; slug: string; short_name: string; rank: number; doc: string }
  season: {
    tenant: string
    id: number
    sport_id: number
    title: string
    is_current: number
    doc: string
  }
  opponent: { tenant: string; id: number; doc: string }
  /** `hidden` of rosters and their rows: 1 is in no public answer. */
  roster: {
    tenant: string
    id: number
    sport_id: number
    season: string
    hidden: Hidden
    doc: string
  }
  roster_player: {
    tenant: string
    id: number
    roster_id: number
    player_id: number
    rank: number
    hidden: Hidden
    doc: string
  }
  /**
   * `staff_id` is the person, the same in every season and in the directory; null in rows of
   * before.
   */
  staff_member: {
    tenant: string
    id: number
    roster_id: number
    staff_id: number | null
    rank: number
    hidden: Hidden
    doc: string
  }
  schedule: { tenant: string; id: number; sport_id: number; season: string; doc: string }
  game: GameRow
  story: {
    tenant: string
    id: number
    date: string
    slug: string
    sport_id: number | null
    hidden: number
    doc: string
  }
  /** Content that is a plain list of documents: one table for all kinds. */
  item: {
    tenant: string
    kind: string
    id: number
    rank: number
    sport_id: number | null
    slug: string | null
    date: string | null
    ends: string | null
    words: string
    doc: string
  }
  /**
   * Everything that can be found, with the words to show; `shows` is when it comes to be seen,
   * `on_day` its 'MM-DD' where an anniversary counts.
   */
  search: {
    seq: Generated<number>
    tenant: string
    kind: string
    id: number
    title: string
    text: string
    url: string
    sport_id: number | null
    date: string | null
    shows: string | null
    archived: number
    on_day: string | null
  }
  search_spelling: { tenant: string; word: string }
  /** Content (`kind`, `id`) names a tag, a person or a game (`target_kind`, `target`). */
  mention: {
    tenant: string
    target_kind: string
    target: number
    kind: string
    id: number
    sport_id: number | null
    date: string
  }
  picture: { tenant: string; sha: string; type: string; width: number; height: number }
  /**
   * On PostgreSQL alone: beside the embedded store the bytes are files
   * (content/files/pictures.ts).
   */
  picture_bytes: { tenant: string; sha: string; bytes: Uint8Array }
  /**
   * Files of a pack. `open` is 1 while anybody may have it; one that hidden content alone names is
   * not.
   */
  file: { tenant: string; sha: string; name: string; type: string; size: number; open: number }
  /** On PostgreSQL alone, as picture_bytes, in parts of a megabyte. */
  file_bytes: { tenant: string; sha: string; part: number; bytes: Uint8Array }
  /**
   * What caches in front of us may hold (content/shared-counts.ts). `at` is in milliseconds
   * since 1970.
   */
  shared_address: {
    tenant: string
    topic: string
    host: string
    address: string
    seq: number
    at: number
  }
  /**
   * Every version that came (content/live/stat-files.ts). `doc` is the box score of the published
   * one, '' of all others; `score` is visitors first.
   */
  stat_file: {
    tenant: string
    game_id: number
    version: number
    sha: string
    received_at: string
    body: Uint8Array
    doc: string
    source: Generated<VersionSource>
    sent_by: string | null
    score: Generated<string>
    state: Generated<string>
    findings: Generated<string>
    status: Generated<VersionStatus>
    correction: string | null
  }
  /** Games whose versions are not held as usual. */
  game_desk: { tenant: string; game_id: number; hold: HoldMode }
  /** Taps of who keeps score by hand, numbered as they came (content/live/desk.ts). */
  hand_event: { tenant: string; game_id: number; id: string; seq: number; doc: string }
  live_game: { tenant: string; game_id: number; version: number; doc: string }
  /**
   * How often something was seen or clicked on a day of the department
   * (content/notices/counters.ts).
   */
  counter: { tenant: string; kind: string; id: number; day: string; count: number }
  /**
   * A browser that wants to be told (content/push/push-subscribers.ts). Its moments, and those of
   * the tables below, are milliseconds since 1970.
   */
  push_subscriber: {
    tenant: string
    id: string
    endpoint: string
    p256dh: string
    auth: string
    wishes: string
    made_at: number
    delivered_at: number | null
    failures: Generated<number>
  }
  push_topic: { tenant: string; topic: string; subscriber: string }
  /** What was last told of a game or an alert (content/push/push-told.ts). */
  push_told: { tenant: string; kind: 'game' | 'alert'; id: number; at: number; doc: string }
  /**
   * On its way to one browser; of what collapses only the newest waits (content/push/push-jobs.ts).
   */
  push_job: {
    tenant: string
    subscriber: string
    collapse: string
    message: string
    urgency: 'normal' | 'high'
    due: number
    expires: number
    tries: Generated<number>
    claim: string | null
  }
  /** What was sent with forms (content/forms/submissions.ts); `amount` is in cents. */
  form_count: { tenant: string; form_id: number; count: number }
  form_coupon: { tenant: string; form_id: number; code: string; used: number }
  form_submission: {
    tenant: string
    form_id: number
    number: number
    key: string
    received_at: string
    answers: string
    amount: number
    coupon: string | null
    paid_at: string | null
  }
  /** What looked like a robot's: stored, not counted, not reported. */
  form_suspect: {
    tenant: string
    form_id: number
    key: string
    received_at: string
    why: string
    answers: string
  }
  form_mail: {
    tenant: string
    form_id: number
    number: number
    recipient: string
    due: number
    tries: Generated<number>
    claim: string | null
    fault: string | null
  }
  /**
   * Who may sign in (content/accounts/accounts.ts); `password` is null where the college's provider
   * knows who it is, `issuer` and `subject` are what it calls them.
   */
  account: {
    tenant: string
    id: number
    name: string
    shown_name: string
    password: string | null
    issuer: string | null
    subject: string | null
    created_at: string
    closed_at: string | null
  }
  /**
   * `sha` is of the cookie's secret; moments are milliseconds since 1970
   * (content/accounts/sessions.ts).
   */
  session: { tenant: string; sha: string; account_id: number; created_at: number; seen_at: number }
  /**
   * What is being paid (content/forms/form-payments.ts): `page` is the payment page's own name of
   * its page, the `turn`th for this submission; `due` is when it is asked again.
   */
  form_payment: {
    tenant: string
    form_id: number
    number: number
    state: 'paying' | 'paid' | 'given up'
    turn: number
    page: string
    url: string
    due: number | null
    tries: Generated<number>
    claim: string | null
  }
  /**
   * A browser that is at the provider to sign in (content/accounts/sessions.ts);
   * `created_at` is milliseconds since 1970.
   */
  sign_in_attempt: {
    tenant: string
    sha: string
    verifier: string
    state: string
    nonce: string
    return_to: string
    created_at: number
  }
  /** How often something was tried until a moment (content/shared-counts.ts). */
  rate: { tenant: string; what: string; who: string; until: number; count: number }
  /** `game_id`, `expires_at` (ISO) and `name` of a scorer's, which is of one game and ends. */
  token: {
    sha: string
    tenant: string
    kind: string
    created_at: string
    game_id: number | null
    expires_at: string | null
    name: string | null
  }
  change: { seq: number | undefined; tenant: string; topics: string; at: string }
  meta: { key: string; value: string }
}
/**
 * `over`: has an outcome, or was called off. `coming`: no outcome yet, called off or not. What the
 * lists ask for stands beside the document (content/games/games.ts).
 */
type GameRow = {
  tenant: string
  id: number
  schedule_id: number
  sport_id: number
  date: string
  over: number
  doc: string
  ends: string
  coming: number
  place: string
  opponent_id: number | null
  outcome: string
  spotlight: number
  ticketed: number
  covered: number
  streams: string
}
export type ContentTable =
  | 'document'
  | 'sport'
  | 'season'
  | 'opponent'
  | 'roster'
  | 'roster_player'
  | 'staff_member'
  | 'schedule'
  | 'game'
  | 'story'
  | 'item'
