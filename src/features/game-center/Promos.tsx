import { CampaignView } from '../../blocks/promotions/CampaignView.tsx'
import type { GameCenterPromotions } from '../../contract/game-center.schema.ts'
import css from './GameCenterScreen.module.css'

/** Promotions of a game. */
export function Promos({ promotions }: { promotions: GameCenterPromotions }) {
  return (
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
  )
}
