import type { OpponentDoc, SportDoc } from '../../../content/docs.ts'
import { opponentColumns, sportColumns } from '../../csv/columns.ts'
import { byRank, type Exporting } from '../exporting.ts'
import { yes, yesOrNo } from './csv-text.ts'

/** sports.csv, in the department's order, each with its current season. */
export async function writeSports({ snapshot, out }: Exporting): Promise<void> {
  if (snapshot.rows.sport.length === 0) return
  const rows = snapshot.rows.sport.toSorted(byRank).map(({ id, doc }) => {
    const sport = JSON.parse(doc) as SportDoc
    const current = snapshot.rows.season.find(
      (season) => season['sport_id'] === id && season['is_current'] === 1,
    )
    return {
      title: sport.title,
      slug: sport.globalSportNameSlug,
      short_name: sport.shortName,
      abbrev: sport.abbrev,
      code: sport.globalSportShortName,
      gender: sport.globalSportGender,
      current_season: current ? String(current['title']) : '',
      non_sport: yes(sport.nonSport),
      tickets: sport.ticketsLink,
      twitter: sport.twitterName,
      instagram: sport.instagramName,
      facebook: sport.facebookPage,
      youtube: sport.youtubeName,
      short_display: sport.shortDisplay,
      uses_points: yesOrNo(sport.usesPoints),
      overtime_losses: yesOrNo(sport.hasOvertimeLosses),
      overtime_wins: yesOrNo(sport.hasOvertimeWins),
      at_vs: yesOrNo(sport.atVs),
      conference_display: yesOrNo(sport.conferenceDisplay),
      next_event: yesOrNo(sport.displayNextEvent),
      opponent_history: yesOrNo(sport.displayOpponentHistory),
      on_archive: yesOrNo(sport.nonSportOnArchive),
      on_calendar: yesOrNo(sport.nonSportOnCalendar),
      game_synonym: sport.gameSynonym,
    }
  })
  await out.csv('sports.csv', sportColumns, rows, ['title', 'slug', 'code', 'current_season'])
}

/** opponents.csv, by number: schools have no order of their own. */
export async function writeOpponents({ snapshot, out, names }: Exporting): Promise<void> {
  if (snapshot.rows.opponent.length === 0) return
  const rows = snapshot.rows.opponent.map(({ doc }) => {
    const { title, location, mascot, website, image, aliases, tag } = JSON.parse(doc) as OpponentDoc
    return {
      title,
      location,
      mascot,
      website,
      logo: names.picture(image),
      aliases: aliases.join('|'),
      tag,
    }
  })
  await out.csv('opponents.csv', opponentColumns, rows, ['title', 'location', 'aliases'])
}
