import { parseMark } from '../../src/domain/games/marks.ts'
import {
  isText,
  isAddress,
  isFlag,
  isThing,
  text,
  image,
  type Item,
  type Kind,
  type KindName,
} from './spelling.ts'
import {
  toLinkObject,
  toFlag,
  toGameType,
  toMediaLink,
  toLiveState,
  parseSeason,
  toGameState,
  toGameStatus,
  toText,
  titled,
} from './values.ts'

/** Spellings of sports, games and schedules. */
export const gameKinds = {
  sport: {
    fields: [
      { ours: 'shortName', names: { schedule: 'shortname', stories: 'shortname' } },
      { ours: 'abbrev', names: { schedule: 'abbreviation', stories: 'abbreviation' } },
      {
        ours: 'globalSportShortName',
        names: { schedule: 'globalSportShortname', stories: 'globalSportShortname' },
      },
    ],
  },
  game: {
    parts: { sport: 'sport', opponent: 'opponent', result: 'result', media: 'media' },
    hidden: ({ gameScheduleInclude }) => gameScheduleInclude === false,
    fields: [
      { ours: 'id', names: { events: 'gameId' } },
      { ours: 'date', names: { events: 'gameDate' }, also: ['startDate', 'start_date'] },
      { ours: 'endDate', names: { schedule: 'enddate' } },
      { ours: 'allDay', also: ['isAllDay'] },
      {
        ours: 'locationIndicator',
        is: (value) => /^[HAN]$/.test(String(value)),
        read: (value) => /^(?:home|away|neutral)/i.exec(String(value))?.[0].charAt(0).toUpperCase(),
      },
      { ours: 'isADoubleheader', names: { events: 'isDoubleHeader' }, also: ['isADoubleHeader'] },
      { ours: 'conference', is: isFlag, names: { events: 'isConference' }, read: toFlag },
      {
        ours: 'atVs',
        is: isText,
        otherwise: ({ locationIndicator }) => (locationIndicator === 'A' ? 'at' : 'vs'),
      },
      {
        ours: 'scheduleId',
        also: ['schedule'],
        read: (value) => (value as Item | null)?.['id'],
        otherwise: () => 0,
      },
      { ours: 'season', is: isText, also: ['schedule'], read: parseSeason, otherwise: () => '' },
      {
        ours: 'showAtVs',
        is: isFlag,
        names: { schedule: 'displayVsatIndicator' },
        read: toFlag,
        otherwise: () => true,
      },
      {
        ours: 'previewStoryId',
        names: { events: 'gamePregameStoryId', onThisDay: 'gamePreGameStoryId' },
        also: ['pregameStoryId', 'pregame_story_id'],
      },
      {
        ours: 'postStoryId',
        names: { events: 'gamePostgameStoryId', onThisDay: 'gamePostGameStoryId' },
        also: ['postgameStoryId', 'postgame_story_id'],
      },
      { ours: 'facility', is: isThing, names: { events: 'gameFacility' }, read: titled },
      { ours: 'tournament', is: isThing, read: titled },
      {
        ours: 'gamePromotionText',
        also: ['promotion'],
        read: (value) => (isText(value) ? value : ((value as Item | null)?.['title'] ?? null)),
      },
      text('time'),
      {
        ours: 'status',
        is: (value) => /^[AOCP]$/.test(String(value)),
        read: (value, item) => (value === undefined ? undefined : toGameStatus(item)),
        otherwise: toGameStatus,
      },
      {
        ours: 'type',
        is: (value) => /^[RPS]$/.test(String(value)),
        read: toGameType,
        otherwise: () => 'R',
      },
      { ours: 'gameState', is: (value) => typeof value === 'number', otherwise: toGameState },
      // The specification's score of an event that is live.
      {
        ours: 'live',
        is: (value) => isThing(value) && value !== null,
        also: ['livestats'],
        read: (value, item) =>
          toGameState(item) === 3 || item['gameState'] === 3 ? toLiveState(value, item) : null,
      },
      { ours: 'media', is: isThing, otherwise: () => ({}) },
      // A result's recap is the event's story.
      {
        ours: 'result',
        is: (value) => value === null || !isThing(value) || 'recap' in (value as Item),
        read: (value, { story }) => ({
          ...(value as Item),
          recap: (isThing(story) ? (story as Item | null)?.['url'] : story) ?? null,
        }),
      },
    ],
  },
  opponent: {
    fields: [
      { ours: 'title', is: isText, names: { events: 'name' }, also: ['name'], read: toText },
      image(),
    ],
  },
  result: {
    fields: [
      {
        ours: 'status',
        is: (value) => value === null || /^[WLTN]$/.test(toText(value) ?? ''),
        read: (value) => parseMark(toText(value) ?? '') ?? (value === '' ? null : value),
      },
      {
        ours: 'prescoreInfo',
        names: { events: 'preScore', onThisDay: 'prescore' },
        also: ['prescore_info'],
      },
      {
        ours: 'postscoreInfo',
        names: { events: 'postScore', onThisDay: 'postscore' },
        also: ['postscore_info'],
      },
      {
        ours: 'boxscore',
        is: isThing,
        names: { events: 'boxScore' },
        read: (value) => (isAddress(value) ? toLinkObject(value) : value),
        write: (value) => (value as Item | null)?.['url'] ?? null,
      },
      {
        ours: 'recap',
        is: isThing,
        read: (value) => (isAddress(value) ? toLinkObject(value) : null),
      },
    ],
  },
  media: {
    fields: (['tv', 'radio', 'video', 'audio', 'stats', 'tickets'] as const).map((name) => ({
      ours: name,
      is: (value) =>
        value === null ||
        (isThing(value) && isText((value as Item)['title']) && isText((value as Item)['url'])),
      read: (value, item) => toMediaLink(name, value, item),
    })),
  },
  schedule: {
    parts: { sport: 'sport', games: ['game'], record: 'record', settings: 'scheduleSettings' },
    fields: [text('season', { also: ['title'], read: parseSeason })],
  },
  record: {
    fields: [
      ...(['overall', 'conference', 'home', 'away', 'neutral'] as const).map((name) =>
        text(`${name}Record`, { also: [name] }),
      ),
      ...(['overall', 'conference'] as const).map((name) =>
        text(`${name}Percentage`, {
          also: ['percentages'],
          read: (value) => toText(isThing(value) ? (value as Item)[name] : value),
        }),
      ),
    ],
  },
  scheduleSettings: {
    fields: [{ ours: 'opponentHistoryEnabled', also: ['opponentHistoryPageEnabled'] }],
  },
  hero: { parts: { game: 'game', school: 'team', opponent: 'team' }, fields: [] },
  team: { fields: [text('name', { also: ['title'], otherwise: () => undefined }), image()] },
  gameInfo: { parts: { game: 'game' }, fields: [] },
  day: { parts: { events: ['game'], games: ['game'] }, fields: [] },
  boxScore: { fields: [] },
} satisfies Partial<Record<KindName, Kind>>
