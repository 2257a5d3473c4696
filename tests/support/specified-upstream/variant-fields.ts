export type Path = (string | number)[]

/** Fields that the specifications call nullable or optional, or give a default. */
export const optional = new Set(
  (
    'facebookPage globalSportGender globalSportShortName instagramName pinterestName ticketsLink ' +
    'twitterName youtubeName rosterId scheduleId displayOpponentHistory nonSport result livestats ' +
    'story postgame_story_id endDate startDate video icon html link tv_image stats audio tickets ' +
    'image url class_name ad open_in_new_window separator social_media_links items columns status ' +
    'hover_text css_class pagination breakpoints autoplay pausable google360PropertyId cookie'
  ).split(' '),
)
/** Fields with a fixed list of words. */
export const listed = new Set(
  'class_name type effect status atVs location_indicator game_state breakpoint'.split(' '),
)
/** Without these an item is not shown: an alert that is not for the web, an event of no sport. */
export const needed = new Set(['enabled', 'showOnWeb', 'sport', 'url', 'game_center_link'])
/** Our names of fields, as the log has them. */
const ourNames: Record<string, string> = {
  alt: 'altText',
  start_date: 'date',
  abbreviation: 'abbrev',
  postgame_story_id: 'postStoryId',
  story: 'recap',
}
export function nameOf(path: Path): string {
  const [parent = '', last = ''] = path.filter((key) => typeof key === 'string').slice(-2)
  if (/^(?:url|image)$/.test(last) && /^images?$/.test(parent)) return parent
  if (last === 'title' && parent === 'sport') return parent
  if (last === 'url' && parent === 'story') return 'recap'
  return ourNames[String(path.at(-1))] ?? String(path.at(-1))
}
/**
 * Fields that the site does not show: the state of an event comes from its list and from LiveStats,
 * and the slots of a carousel's buttons from our own.
 */
export const unread = new Set(
  'type is_live livestats sportTemplates prevEl nextEl children game_center_enabled'.split(' '),
)
/** The same by call: what a call is not used for. */
export const unreadAt =
  /^(?:navigation\/sub (?:.*columns|.*social_media_links|\d+\.separator$)|common\/templates|Google .*google360PropertyId|promotions\/{name} swiper_options\.navigation$|LiveStats\S* .*period$|EventsResults\S* items\.\d+\.status$)/
/** Words that need not be in a list: a social network has its name, with or without an icon. */
export const freeWordAt = /^navigation .*social_media_links\.\d+\.class_name$/
/** Without these an item is no item. */
export const identity = new Set(['id', 'Id', 'GameId', 'start_date'])
