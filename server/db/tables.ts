import type { Generated } from 'kysely'
import type { HoldMode, VersionSource, VersionStatus } from '../../src/contract/ingest.schema.ts'

type Hidden = Generated<number>

/**
 * The tables for Kysely. Content is a JSON document (`doc`) validated on writing, with columns for
 * queries. Every row belongs to a tenant and every key begins with it.
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
   * earlier versions.
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
  /** Content that is a list of documents: one table for all kinds. */
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
   * Searchable items with the text to show; `shows` is when it becomes visible, `on_day` its
   * 'MM-DD' if it has an anniversary.
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
  /** Content (`kind`, `id`) that names a tag, a person or a game (`target_kind`, `target`). */
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
  /** Only on PostgreSQL; with SQLite the bytes are files (content/files/pictures.ts). */
  picture_bytes: { tenant: string; sha: string; bytes: Uint8Array }
  /**
   * Files of an import folder. `open` is 1 while a file is public; a file that only hidden content
   * names is not.
   */
  file: { tenant: string; sha: string; name: string; type: string; size: number; open: number }
  /** Only on PostgreSQL, like picture_bytes, in parts of a megabyte. */
  file_bytes: { tenant: string; sha: string; part: number; bytes: Uint8Array }
  /**
   * What caches in front of the server may store (content/rate-counts.ts). `at` is in
   * milliseconds since 1970.
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
   * All received versions (content/live/stat-files.ts). `doc` is the box score of the published
   * one, '' for all others; `score` has the visitors first.
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
  /** Games with another hold mode than the default. */
  game_desk: { tenant: string; game_id: number; hold: HoldMode }
  /** Taps of hand scoring in the order in which they arrived (content/live/versions.ts). */
  hand_event: { tenant: string; game_id: number; id: string; seq: number; doc: string }
  live_game: { tenant: string; game_id: number; version: number; doc: string }
  /** Views and clicks by day of the department (content/notices/counters.ts). */
  counter: { tenant: string; kind: string; id: number; day: string; count: number }
  /**
   * A push subscription (content/push/push-subscribers.ts). Times here and in the tables below are
   * milliseconds since 1970.
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
    network: Generated<string>
  }
  push_topic: { tenant: string; topic: string; subscriber: string }
  /** The last sent state of a game or an alert (content/push/notified-state.ts). */
  push_told: { tenant: string; kind: 'game' | 'alert'; id: number; at: number; doc: string }
  /**
   * A queued push message; of those with the same topic only the newest waits
   * (content/push/push-jobs.ts).
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
  /** Form submissions (content/forms/submissions.ts); `amount` is in cents. */
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
  /** A doubtful submission: neither counted nor emailed until the department accepts it. */
  form_suspect: {
    tenant: string
    form_id: number
    key: string
    received_at: string
    why: string
    answers: string
    amount: number
    coupon: string | null
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
    tried_at: number | null
    given_up: Generated<number>
  }
  /**
   * Accounts (content/accounts/accounts.ts); `password` is null for accounts of the college's
   * provider, `issuer` and `subject` identify their member there.
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
   * `sha` is the hash of the cookie's secret; times are milliseconds since 1970
   * (content/accounts/sessions.ts).
   */
  session: { tenant: string; sha: string; account_id: number; created_at: number; seen_at: number }
  /**
   * Payments in progress (content/forms/form-payments.ts): `page` is the payment service's id of
   * the payment page, number `turn` of this submission; `due` is the next check.
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
   * A provider sign-in in progress (content/accounts/sessions.ts); `created_at` is milliseconds
   * since 1970.
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
  /** Attempts until a time (content/rate-counts.ts). */
  rate: { tenant: string; what: string; who: string; until: number; count: number }
  /**
   * `game_id`, `expires_at` (ISO) and `name` are for scorers' tokens, which are valid for one game
   * and expire.
   */
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
 * `over`: has an outcome or was called off. `coming`: has no outcome yet, called off or not.
 * Columns of lists are beside the document (content/games/games.ts). `sequence` and `revised_at`
 * (ISO, '' for never): how often and when what a calendar shows of the game changed.
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
  sequence: Generated<number>
  revised_at: Generated<string>
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
