import { TeamMark } from '../../blocks/TeamMark.tsx'
import type { HandSide } from '../../contract/ingest.schema.ts'
import type { Image } from '../../contract/parts.schema.ts'
import { toPeriod, type HandGame, type HandRules } from '../../domain/hand-score/rules.ts'
import { periodHead, stateLabel } from '../../domain/hand-score/words.ts'
import { Digits } from '../../ui/Digits.tsx'
import css from './Board.module.css'

export type BoardSide = { key: HandSide; name: string; image: Image | null }

/** The score as large as possible, to be read outdoors. */
export function Board({
  game,
  rules,
  sides,
}: {
  game: HandGame
  rules: HandRules
  sides: BoardSide[]
}) {
  // A phone has no room for nine innings before they are played.
  const periods = Array.from(
    { length: Math.max(rules.halves ? 1 : rules.regulation, game.periods.team.length) },
    (_, i) => i + 1,
  )
  return (
    <div className={css.board} role="group" aria-label="Score">
      {sides.map(({ key, name, image }, i) => (
        <div key={key} className={css.team} data-place={i === 0 ? 'first' : 'second'}>
          <p className={css.name}>
            <TeamMark image={image} name={name} /> <span className={css.words}>{name}</span>
          </p>
          {/* In sets the current set's points are large; the sets won are below. */}
          <p className={css.score} data-side={key}>
            <Digits
              value={String(
                rules.sets && game.state !== 'final'
                  ? (game.periods[key][game.step - 1] ?? 0)
                  : game.score[key],
              )}
            />
          </p>
          {rules.sets && (
            <p className="bold">
              {game.score[key]} {game.score[key] === 1 ? 'set' : 'sets'}
            </p>
          )}
        </div>
      ))}
      <p className={css.state}>
        <strong>{stateLabel(game, rules) || 'Not started'}</strong>
        {game.clock && game.state === 'on' && <span>{game.clock}</span>}
      </p>
      {rules.regulation > 1 && (
        <table className={css.line}>
          <caption className="visually-hidden">By {rules.periodName.toLowerCase()}</caption>
          <thead>
            <tr>
              <td />
              {periods.map((period) => (
                <th key={period} scope="col">
                  {periodHead(rules, period)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sides.map(({ key, name }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {periods.map((period) => (
                  <td
                    key={period}
                    data-now={
                      (game.state === 'on' && period === toPeriod(rules, game.step)) || undefined
                    }
                  >
                    {game.periods[key][period - 1] ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
