import { usePacks } from '../../platform/packs.ts'
import { removePack } from '../../platform/refused-packs.ts'
import { myTeamsHref } from '../../routes/links/department.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PackCard } from './PackCard.tsx'
import css from './Packs.module.css'

/** The games that are saved for the stadium. */
export function Packs({ tenant }: { tenant: string }) {
  const { packs, making, failed } = usePacks(tenant)
  const all = packs ?? []
  return (
    <Section
      title="Game-day packs"
      action={
        all.length > 1 && (
          <Button
            kind="text"
            onClick={() => void Promise.all(all.map(({ gameId }) => removePack(tenant, gameId)))}
          >
            Remove all<VisuallyHidden> packs</VisuallyHidden>
          </Button>
        )
      }
    >
      {all.length === 0 && (
        <EmptyNote
          next={
            <>
              Follow a team in <Link to={myTeamsHref()}>My Teams</Link>, and the day before it plays
              its pack is saved by itself; or save one from the team’s own page.
            </>
          }
        >
          No game is saved for the stadium.
        </EmptyNote>
      )}
      <ul role="list" className={css.packs}>
        {all.map((pack) => (
          <PackCard
            key={pack.gameId}
            pack={pack}
            making={making?.gameId === pack.gameId ? making : null}
            busy={making !== null}
            failed={failed?.gameId === pack.gameId ? failed.word : ''}
            tenant={tenant}
          />
        ))}
      </ul>
    </Section>
  )
}
