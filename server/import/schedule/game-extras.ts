import type { Image } from '../../../src/contract/schema/image.ts'
import type { GameExtras } from '../../../src/contract/schema/game-details.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowRefused } from '../report.ts'
import { namedLink, requireLink } from '../values/link.ts'
import { isNo, isYes, orNull } from '../values/yes.ts'

export type GamePictures = { tvImage: Image | null; eventImage: Image | null }

/** What a row says that only the game's own page shows; null when it says nothing of it. */
export function extrasOf(
  row: CsvRow,
  { eventImage }: GamePictures,
  said: { endDateUtc: string | null; tournamentId: number | null },
): GameExtras | null {
  const color = cell(row, 'tournament_color')
  if (color && !/^#[0-9a-f]{6}$/i.test(color))
    throw new RowRefused(`tournament_color "${color}" is written #rrggbb`)
  const extras: GameExtras = {
    ...said,
    neutralHometeam: isYes(cell(row, 'neutral_home_team')),
    isSpotlight: isYes(cell(row, 'spotlight')),
    conferenceTitle: orNull(cell(row, 'conference_title')),
    gameCalendarExclude: isNo(cell(row, 'calendar')),
    custom1: namedLink(cell(row, 'custom1'), 'custom1', 'More'),
    custom2: namedLink(cell(row, 'custom2'), 'custom2', 'More'),
    custom3: namedLink(cell(row, 'custom3'), 'custom3', 'More'),
    gameNote: orNull(cell(row, 'game_note')),
    gameFiles: linksOf(row, 'game_files'),
    tvImageLink: requireLink(cell(row, 'tv_image_link'), 'tv_image_link'),
    tournamentWebsite: requireLink(cell(row, 'tournament_website'), 'tournament_website'),
    tournamentColor: orNull(color),
    eventImage,
    galleries: linksOf(row, 'galleries'),
    gameLinks: linksOf(row, 'game_links'),
  }
  const silent = Object.values(extras).every(
    (value) => value === null || value === false || (Array.isArray(value) && value.length === 0),
  )
  return silent ? null : extras
}

/** 'Recap | /news/…; Book (PDF) | https://…': each with its words and its address. */
function linksOf(row: CsvRow, column: string): { title: string; url: string }[] {
  return cell(row, column)
    .split(/\s*;(?:\s+|$)/)
    .filter(Boolean)
    .map((part) => {
      const link = namedLink(part, column, part.split('/').at(-1) || 'Link')
      if (!link?.url)
        throw new RowRefused(
          `${column}: "${part.slice(0, 80)}" has no address (Title | https://…; Title | /path)`,
        )
      return link
    })
}
