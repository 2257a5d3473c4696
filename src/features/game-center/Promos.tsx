import type { ReactElement } from 'react'
import { CampaignView } from '../../blocks/promotions/CampaignView.tsx'
import type {
  GameCenterInfo,
  GameCenterLayout,
  GameCenterPromotions,
} from '../../contract/game-center.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import { gatesTitle } from '../../domain/words/facility.ts'
import { gameDayLink } from '../../routes/game-day-link.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import charts from './charts.module.css'
import css from './GameCenterScreen.module.css'

/** What there is to know of the day of a home game: null of another and after it. */
export type GameDay = {
  promotion: string | null
  /** Each a heading and HTML. */
  ways: [title: string, html: string][]
  link: ReturnType<typeof gameDayLink>
}

export function readGameDay(
  game: Game,
  info: GameCenterInfo | null,
  phase: GameCenterLayout['phase'],
): GameDay | null {
  if (phase === 'after' || phase === 'called-off' || game.locationIndicator !== 'H') return null
  const facility = info?.game.facility ?? null
  const day: GameDay = {
    promotion: game.gamePromotionText,
    ways: (
      [
        [gatesTitle(facility?.gates ?? ''), facility?.gates],
        ['Parking', facility?.parking],
      ] as const
    ).flatMap(([title, html]) => (html ? [[title, html]] : [])),
    // Before the game the band has it.
    link: phase === 'live' ? gameDayLink(facility) : null,
  }
  return day.promotion || day.ways.length > 0 ? day : null
}

/** The game's promotion, gates and parking; below them the campaigns of partners. */
export function Promos({
  day,
  facts = null,
  promotions,
  titled = day !== null,
}: {
  day: GameDay | null
  /** More facts of the game, its promotion among them. */
  facts?: ReactElement | null
  promotions: GameCenterPromotions | null
  /** Partners below other content, named. */
  titled?: boolean
}) {
  return (
    <div className={day ? css.stories : undefined}>
      {(facts || day?.promotion || day?.link) && (
        <div className={css.way}>
          {facts ?? <Facts facts={[['Promotion', day?.promotion]]} />}
          {day?.link && (
            <p>
              <Link className="target bold" to={day.link.url}>
                {day.link.title}
              </Link>
            </p>
          )}
        </div>
      )}
      {day?.ways.map(([title, html]) => (
        <div key={title} className={css.way}>
          <h3 className={charts.title}>{title}</h3>
          <Prose html={html} />
        </div>
      ))}
      {promotions && promotions.promoItems.length > 0 && (
        <div className={css.way}>
          {titled && <h3 className={charts.title}>{promotions.title}</h3>}
          <div className={css.promos} data-look="card">
            {promotions.promoItems.map((campaign) => (
              <CampaignView
                key={campaign.id}
                campaign={campaign}
                type="multi"
                sizes="(min-width: 64rem) 30rem, 92vw"
                most={960}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
