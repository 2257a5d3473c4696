import { Follow } from '../../blocks/my-teams/my-teams-pieces.tsx'
import { SeasonStrip } from '../../blocks/charts/SeasonStrip.tsx'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import { TeamRecord } from '../../blocks/TeamRecord.tsx'
import type { Schedule } from '../../contract/game.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { listMarks } from '../../domain/games/marks.ts'
import { listGames } from '../../domain/games/schedule.ts'
import { notificationsHref } from '../../routes/links.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './SportHomeScreen.module.css'

/** The sport's name and record in a band. */
export function SportBand({ sport, schedule }: { sport: Sport; schedule: Schedule | null }) {
  const record = schedule?.record
  const facts = [
    ['Overall', record?.overallRecord],
    ['Conference', record?.conferenceRecord],
    ['Home', record?.homeRecord],
    ['Away', record?.awayRecord],
    ['Streak', record?.streak],
  ].filter(([, value]) => value && value !== '0-0')
  return (
    <div className={css.band} data-theme="on-primary">
      <div className={css.inner}>
        <div className={css.sign}>
          <SportIcon sport={sport} />
        </div>
        <h1 className={css.title}>{sport.title}</h1>
        <p className={css.ways} data-print="no">
          <Follow sport={sport} />
          <Link className={css.way} to={notificationsHref(sport)}>
            <Icon name="bell" />
            Notify me
          </Link>
        </p>
        {schedule && facts.length > 0 && (
          <div data-spoils="record">
            <dl className={css.bandFacts} aria-label={`${schedule.season} record`}>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <TeamRecord record={value ?? ''} part />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {schedule && facts.length > 0 && (
          <div className={css.strip}>
            <SeasonStrip
              marks={listMarks(listGames(schedule.games))}
              label={`The ${schedule.season} season`}
            />
          </div>
        )}
      </div>
    </div>
  )
}
