import type { ScheduleSettings } from '../../../src/contract/game.schema.ts'
import type { Sport } from '../../../src/contract/sport.schema.ts'
import { readItems } from '../items.ts'
import { seasonSettings, type SeasonSettingsDoc } from '../kinds/season-settings.ts'
import type { ReadContext } from '../read-context.ts'

/** How a schedule is shown where the department has said nothing. */
const standard: ScheduleSettings = {
  opponentHistoryEnabled: true,
  defaultView: 'list',
  scoreDisplay: 'result',
}

/**
 * What is said of a season: its own words first, then those of its sport, then those of the
 * department.
 */
export type SeasonWords = Omit<SeasonSettingsDoc, 'sportId' | 'season'>

export const readSeasonWords = async (
  reading: ReadContext,
  sportId: number | null,
  season: string | null,
): Promise<Partial<SeasonWords>> => {
  const all = await reading.once('season-settings', () => readItems(reading, seasonSettings))
  const said = all.filter(
    (one) =>
      (one.sportId === null || one.sportId === sportId) &&
      (one.season === null || one.season === season),
  )
  // The narrower of two is read last, and has the last word.
  const wide = said.toSorted(
    (a, b) =>
      Number(a.sportId !== null) +
      Number(a.season !== null) -
      Number(b.sportId !== null) -
      Number(b.season !== null),
  )
  return Object.assign(
    {},
    ...wide.map((one) =>
      Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)),
    ),
  ) as Partial<SeasonWords>
}

export const scheduleSettingsOf = ({
  opponentHistory,
  defaultView,
  scoreDisplay,
}: Partial<SeasonWords>): ScheduleSettings => ({
  opponentHistoryEnabled: opponentHistory ?? standard.opponentHistoryEnabled,
  defaultView: defaultView ?? standard.defaultView,
  scoreDisplay: scoreDisplay ?? standard.scoreDisplay,
})

/** How the schedules of this department are shown unless a season says otherwise. */
export const readScheduleSettings = async (reading: ReadContext): Promise<ScheduleSettings> =>
  scheduleSettingsOf(await readSeasonWords(reading, null, null))

/** Whether the schools that a sport meets have pages of all meetings. */
export const enabledFor = async (reading: ReadContext, sport: Sport): Promise<boolean> =>
  sport.displayOpponentHistory &&
  scheduleSettingsOf(await readSeasonWords(reading, sport.id, null)).opponentHistoryEnabled
