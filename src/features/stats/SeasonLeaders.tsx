import type { SportRef } from '../../contract/schema/sport.ts'
import type { LeaderGroup, StatLeader } from '../../contract/schema/stat-leader.ts'
import { playerHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './SeasonLeaders.module.css'

/**
 * Who leads each category: the best with portrait and a large number, those after with a bar of the
 * best one's length.
 */
export const SeasonLeaders = ({
  groups,
  sport,
}: {
  groups: readonly LeaderGroup[]
  sport: SportRef
}) => (
  <ul role="list" className={css.groups}>
    {groups.map(({ key, title, leaders: [best, ...others] }) => (
      <li key={key} className={css.group}>
        <h3 className={css.title}>{title}</h3>
        {best && (
          <div className={css.best}>
            <div className={css.picture}>
              <Picture
                image={best.image}
                sizes="5.5rem"
                ratio="4/5"
                alt=""
                person={!best.number}
                fallback={best.number}
              />
            </div>
            <div className={css.words}>
              <p className={css.value}>{best.stat.value}</p>
              <p className={css.name}>
                <Name leader={best} sport={sport} />
              </p>
              <p className={css.detail}>{best.stat.description}</p>
            </div>
          </div>
        )}
        {others.length > 0 && (
          <ol role="list" className={css.others}>
            {others.map((leader) => (
              <li key={`${leader.name} ${leader.number}`} className={css.other}>
                <span className={css.line}>
                  <Name leader={leader} sport={sport} /> <b>{leader.stat.value}</b>
                </span>
                <svg
                  className={css.bar}
                  viewBox="0 0 100 2"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={leader.stat.progress} height="2" />
                </svg>
              </li>
            ))}
          </ol>
        )}
      </li>
    ))}
  </ul>
)

const Name = ({ leader: { id, name }, sport }: { leader: StatLeader; sport: SportRef }) =>
  id === null ? (
    <span className={css.who}>{name}</span>
  ) : (
    <Link
      className={css.who}
      to={playerHref(sport, { firstName: name, lastName: '', rosterPlayerId: id })}
    >
      {name}
    </Link>
  )
