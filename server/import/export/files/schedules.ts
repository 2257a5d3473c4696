import type { GameDoc } from '../../../content/docs.ts'
import { scheduleColumns } from '../../csv/columns.ts'
import { readCsv } from '../../csv/read-csv.ts'
import { gameKeys } from '../../schedule/game-keys.ts'
import { seasonPath, type Exporting } from '../folder-writer.ts'
import type { Row } from '../snapshot.ts'
import { csvText, yes, yesOrNo, type CsvCells } from './csv-text.ts'
import { shownStatPaths } from './stat-files.ts'

/** schedules/<sport>/<season>.csv of every schedule, games by date. */
export async function writeSchedules(exporting: Exporting): Promise<void> {
  const { snapshot, lookup, out } = exporting
  const games = lookup.by('game', 'schedule_id')
  const stats = shownStatPaths(exporting)
  for (const schedule of snapshot.rows.schedule) {
    const [slug, season] = [lookup.slug(schedule['sport_id']), String(schedule['season'])]
    const path = seasonPath('schedules', slug, season)
    if (slug === null || path === null) continue
    const sorted = (games.get(schedule['id']) ?? []).toSorted((a, b) =>
      String(a['date']) < String(b['date'])
        ? -1
        : a['date'] === b['date']
          ? Number(a['id']) - Number(b['id'])
          : 1,
    )
    const keys = sorted.map((row) => lookup.key('game', row['id']) ?? '')
    const rows = sorted.map((row, i) =>
      gameCells(exporting, row, keys[i]!, stats.get(Number(row['id'])) ?? ''),
    )
    await out.csv(`${path}.csv`, scheduleColumns, withKeys(rows, keys, slug, season), [
      'ref',
      'date',
      'time',
      'opponent',
      'home_away',
      'location',
      'result',
      'team_score',
      'opponent_score',
    ])
  }
}

/**
 * A game without a ref is identified by date and opponent; where that is ambiguous, by its key in
 * this store.
 */
function withKeys(rows: CsvCells[], keys: string[], slug: string, season: string): CsvCells[] {
  const read = readCsv(
    Buffer.from(csvText(scheduleColumns, rows, ['ref', 'date', 'opponent'])),
    scheduleColumns,
  ).rows
  const readKeys = gameKeys(read, slug, season)
  const prefix = `${slug}/${season}/`
  const twins = new Set(keys.flatMap((key) => /^(.*)\/\d+$/.exec(key)?.[1] ?? []))
  return rows.map((cells, i) => {
    const key = read[i] && readKeys.get(read[i])
    const isDerivable =
      key && 'key' in key && key.key === keys[i] && !twins.has(key.key) && !/\/\d+$/.test(key.key)
    return isDerivable || cells['ref'] || !keys[i]!.startsWith(prefix)
      ? cells
      : { ...cells, key: keys[i]!.slice(prefix.length) }
  })
}

/** The original spelling of a place, as in the key of the game. */
const placeSpellings: Readonly<Record<string, string>> = { V: 'vs', '@': '@', R: 'road' }

function gameCells(
  { names, lookup }: Exporting,
  row: Row,
  key: string,
  statFile: string,
): CsvCells {
  const game = JSON.parse(row.doc) as GameDoc
  const { media, result, extras } = game
  const clock = game.date.slice(11, 16)
  const written = placeSpellings[/\/([^/])(?:\/\d+)?$/.exec(key)?.[1] ?? '']
  const same =
    written !== undefined &&
    (written === '@' || written === 'road' ? 'A' : 'H') === game.locationIndicator
  return {
    ref: key.startsWith('ref:') ? key.slice('ref:'.length) : '',
    date:
      game.time === '' && game.dateUtc !== null
        ? `${game.date.slice(0, 10)} ${clock}`
        : game.date.slice(0, 10),
    time: game.time,
    end_date:
      game.endDate && game.endDate.slice(0, 10) !== game.date.slice(0, 10)
        ? game.endDate.slice(0, 10)
        : '',
    end_time: game.endDate && !game.endDate.endsWith('T00:00:00') ? game.endDate.slice(11, 16) : '',
    opponent: game.opponent.title,
    home_away: same ? written : game.locationIndicator,
    location: game.location,
    facility: game.facility?.title,
    type: game.type,
    conference: yes(game.conference),
    doubleheader: game.doubleheaderGame ?? yes(game.isADoubleheader),
    tournament: game.tournament?.title,
    promotion: game.gamePromotionText,
    opponent_record: game.opponentRecord,
    tv: linkText(media.tv),
    radio: linkText(media.radio),
    video: linkText(media.video),
    audio: linkText(media.audio),
    tickets: linkText(media.tickets),
    // With a stat file this is the link to the box score, which the stat file gives.
    stats: statFile ? '' : linkText(media.stats),
    status: game.status === 'C' || game.status === 'P' ? game.noplayText : '',
    result: result?.status,
    team_score: result?.teamScore,
    opponent_score: result?.opponentScore,
    prescore: result?.prescoreInfo,
    postscore: result?.postscoreInfo,
    stat_file: statFile,
    preview_story: lookup.key('story', game.previewStoryId),
    post_story: lookup.key('story', game.postStoryId),
    team_prefix: game.teamPrefix,
    opponent_prefix: game.opponent.prefix,
    show_at_vs: game.showAtVs ? '' : 'n',
    neutral_home_team: yes(extras?.neutralHometeam),
    spotlight: yes(extras?.isSpotlight),
    conference_title: extras?.conferenceTitle,
    calendar: extras?.gameCalendarExclude ? 'n' : '',
    game_center: game.gameCenterEnabled ? '' : yesOrNo(false),
    tournament_website: extras?.tournamentWebsite,
    tournament_color: extras?.tournamentColor,
    tv_image: names.picture(media.tvImage),
    tv_image_link: extras?.tvImageLink,
    event_image: names.picture(extras?.eventImage),
    event_image_alt: extras?.eventImage?.altText,
    game_note: extras?.gameNote,
    game_files: links(
      (extras?.gameFiles ?? []).map((link) => ({ ...link, url: names.file(link) || link.url })),
    ),
    game_links: links(extras?.gameLinks ?? []),
    galleries: links(extras?.galleries ?? []),
    custom1: linkText(extras?.custom1),
    custom2: linkText(extras?.custom2),
    custom3: linkText(extras?.custom3),
    sequence: Number(row['sequence']) || '',
    revised_at: row['revised_at'] as string,
  }
}

type Link = { title: string; url: string }
/** 'PLN+ | https://…', or only the text of a channel without a URL. */
const linkText = (link: Link | null | undefined): string =>
  link ? (link.url ? `${link.title} | ${link.url}` : link.title) : ''
const links = (all: readonly Link[]): string => all.map(linkText).join('; ')
