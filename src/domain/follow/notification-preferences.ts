import type { PushKind, NotificationPreferences } from '../../contract/follow.schema.ts'

/** In the order of a game, with their labels. */
export const pushKinds: readonly { kind: PushKind; title: string; text: string }[] = [
  { kind: 'schedule', title: 'Schedule', text: 'Games moved, postponed or canceled' },
  { kind: 'start', title: 'Start', text: 'The game starts' },
  { kind: 'score', title: 'Scores', text: 'Each score or lead change' },
  { kind: 'period', title: 'Periods', text: 'The score after each period' },
  { kind: 'final', title: 'Final', text: 'The result and corrections' },
]

/** The defaults of a team that is turned on: few, important messages. */
const first: PushKind[] = ['schedule', 'start', 'final']

export const defaultPreferences = (timeZone: string): NotificationPreferences => ({
  teams: [],
  alerts: false,
  quiet: null,
  timeZone,
  scoreFree: false,
})

export const listPushKinds = (
  { teams }: NotificationPreferences,
  sportId: number,
): readonly PushKind[] => teams.find((team) => team.sportId === sportId)?.kinds ?? []

/** The preferences with a team turned on or off. */
export const withTeam = (
  preferences: NotificationPreferences,
  sportId: number,
  on: boolean,
): NotificationPreferences => ({
  ...preferences,
  teams: [
    ...preferences.teams.filter((team) => team.sportId !== sportId),
    ...(on ? [{ sportId, kinds: first }] : []),
  ],
})

/**
 * The preferences with one kind of a team turned on or off; turning off the last kind turns off the
 * team.
 */
export function withKind(
  preferences: NotificationPreferences,
  sportId: number,
  kind: PushKind,
  on: boolean,
): NotificationPreferences {
  const chosen = new Set(listPushKinds(preferences, sportId))
  if (on) chosen.add(kind)
  else chosen.delete(kind)
  const kinds = pushKinds.flatMap((pushKind) => (chosen.has(pushKind.kind) ? [pushKind.kind] : []))
  return {
    ...preferences,
    teams:
      preferences.teams.some((team) => team.sportId === sportId) || kinds.length > 0
        ? [
            ...preferences.teams.filter((team) => team.sportId !== sportId),
            ...(kinds.length > 0 ? [{ sportId, kinds }] : []),
          ]
        : preferences.teams,
  }
}

/** The visitor's time zone. */
export const zoneOfVisitor = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Whether two preferences are equal, in any order of teams. */
export const same = (a: NotificationPreferences, b: NotificationPreferences): boolean => {
  const sorted = ({ teams, alerts, quiet, timeZone, scoreFree }: NotificationPreferences) =>
    JSON.stringify([
      teams.toSorted((x, y) => x.sportId - y.sportId),
      alerts,
      quiet && [quiet.from, quiet.to],
      timeZone,
      scoreFree,
    ])
  return sorted(a) === sorted(b)
}

/** Whether any notification is turned on. */
export const wantsAnything = ({ teams, alerts }: NotificationPreferences): boolean =>
  alerts || teams.length > 0
