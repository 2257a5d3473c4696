import type { Tables } from '../../db/tables.ts'

type Table = keyof Tables

/** The tables of a backup. A test compares both lists with the tables of the store. */
export const backupTables = [
  'meta',
  'tenant',
  'identity',
  'document',
  'sport',
  'season',
  'opponent',
  'roster',
  'roster_player',
  'staff_member',
  'schedule',
  'game',
  'story',
  'item',
  'mention',
  'picture',
  'file',
  'stat_file',
  'game_desk',
  'hand_event',
  'live_game',
  'counter',
  'push_subscriber',
  'push_topic',
  'push_told',
  'form_count',
  'form_coupon',
  'form_submission',
  'form_suspect',
  'form_mail',
  'form_payment',
  'account',
  'token',
] as const satisfies readonly Table[]
export type BackupTable = (typeof backupTables)[number]
export const isBackupTable = (name: unknown): name is BackupTable =>
  (backupTables as readonly unknown[]).includes(name)

/**
 * Not in a backup, and emptied by a restore: what is made again from the rest (the search), what is
 * valid for minutes (waiting notifications), and sessions, because one that was ended since the
 * backup would be valid again.
 */
export const emptied = [
  'search',
  'search_spelling',
  'push_job',
  'session',
  'sign_in_attempt',
] as const satisfies readonly Table[]

/**
 * Not in a backup, and kept by a restore: the change log of the running processes, what caches in
 * front must purge, and the counted attempts.
 */
export const untouched = ['change', 'shared_address', 'rate'] as const satisfies readonly Table[]

/** Values of this store that a restore does not replace: its change log, and its search. */
export const ownValues: readonly string[] = ['epoch', 'search']
