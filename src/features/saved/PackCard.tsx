import type { Pack } from '../../contract/packs.ts'
import { sizeWords } from '../../domain/phone/size-words.ts'
import { addressSpoils } from '../../domain/phone/spoils.ts'
import { longDate } from '../../domain/calendar/when.ts'
import { askForPack, cancelPack, type Making } from '../../platform/packs.ts'
import { removePack } from '../../platform/refused-packs.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { AgeWords } from './AgeWords.tsx'
import css from './PackCard.module.css'

type Props = {
  pack: Pack
  making: Making | null
  /** Some pack is being made: one at a time. */ busy: boolean
  failed: string
  tenant: string
}

/**
 * A game that is saved: what is in it as links that open without a network, how old it is and what
 * it takes.
 */
export function PackCard({
  pack: { gameId, sportId, title, date, at, bytes, pictures, parts, missing },
  making,
  busy,
  failed,
  tenant,
}: Props) {
  const of = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <li className={css.card}>
      <h3 className={css.title}>{title}</h3>
      <p className={css.day}>{longDate(date)}</p>
      <ul role="list" className={css.parts}>
        {parts
          .flatMap(({ within, ...one }) => [one, ...(within ? [within] : [])])
          .map(({ part, path }) => (
            <li key={path}>
              <Link className={css.part} to={path}>
                <Spoiler {...addressSpoils(path)}>{part}</Spoiler>
              </Link>
            </li>
          ))}
      </ul>
      <p className={css.facts}>
        Saved <AgeWords at={at} /> · {sizeWords(bytes)}
        {pictures > 0 && `, ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`}
      </p>
      {missing.length > 0 && <p className={css.missing}>Not in it: {missing.join(', ')}</p>}
      <p className={css.ways}>
        {making ? (
          <Button kind="text" onClick={cancelPack}>
            Cancel{of}
          </Button>
        ) : (
          <Button kind="text" disabled={busy} onClick={() => askForPack(gameId, sportId)}>
            Save again{of}
          </Button>
        )}
        <Button
          kind="text"
          disabled={making !== null}
          onClick={() => void removePack(tenant, gameId)}
        >
          Remove{of}
        </Button>
        <span role="status" className={css.facts}>
          {making ? `${making.done} of ${making.of} saved` : failed}
        </span>
      </p>
    </li>
  )
}
