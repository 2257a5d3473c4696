// What the pages read: the calls of our own pages, from our content API at SITE_URL. With
// KEEP_ANSWERS=1 an answer is read once, so that only drawing is measured.
const kept = new Map()

function read(path) {
  if (process.env.KEEP_ANSWERS !== '1') return fetchAnswer(path)
  if (!kept.has(path)) kept.set(path, fetchAnswer(path))
  return kept.get(path)
}

async function fetchAnswer(path) {
  const response = await fetch(`${process.env.SITE_URL}/api/v2/${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

/** Reads calls at the same time, and returns their answers by name. */
async function readAll(calls) {
  const answers = await Promise.all(Object.values(calls).map(read))
  return Object.fromEntries(Object.keys(calls).map((name, i) => [name, answers[i]]))
}

export const readShell = () =>
  readAll({
    settings: 'common/settings',
    navigation: 'navigation',
    alerts: 'Alert/active',
    partner: 'promotions/header-left',
  })

export const readHome = () =>
  readAll({
    settings: 'common/settings',
    sports: 'Sports',
    scoreboard: 'EventsResults/scoreboard',
    stories: 'Stories?$pageSize=12',
    upcoming: 'EventsResults/upcoming?$pageSize=6',
    results: 'EventsResults/results?$pageSize=6',
    feature: 'promotions/home-feature',
    note: 'promotions/home-note',
    offers: 'promotions/home-events',
    partners: 'promotions/home-partners',
    slides: 'Slideshows',
    clips: 'Videos/all-access?$pageSize=4',
    products: 'Shop/products?$pageSize=4',
  })

export const readSchedule = () =>
  readAll({
    schedule: 'Schedule?sportId=1',
    seasons: 'Season?sportId=1',
    links: 'navigation/sub?sportId=1',
  })

export const readRoster = () =>
  readAll({
    roster: 'Rosters?sportId=1',
    seasons: 'Season?sportId=1',
    links: 'navigation/sub?sportId=1',
  })

export const readStory = ({ year, month, day, slug }) =>
  readAll({
    settings: 'common/settings',
    story: `Stories/${year}-${month}-${day}/${slug}`,
    beside: `Stories/${year}-${month}-${day}/${slug}/beside`,
  })

/** Pictures through the peer, so that pages and pictures have one origin, as ours have. */
export const fetchImage = (path) => fetch(`${process.env.SITE_URL}/images/${path}`)
