import { NoSeason } from '../../blocks/NoSeason.tsx'
import { PeopleSection } from '../../blocks/PeopleSection.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { SeasonPicker } from '../../blocks/SeasonPicker.tsx'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Season, Sport } from '../../contract/sport.schema.ts'
import type { CoachList } from '../../contract/staff.schema.ts'
import { coachesHref, rosterHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { HeadCoach } from './HeadCoach.tsx'
import { TeamLinks } from './TeamLinks.tsx'

type Props = {
  sport: Sport
  list: CoachList | null
  coachSeasons: { title: string; isCurrent: boolean }[]
  seasons: Season[]
  params: { season?: string | undefined }
  settings: SiteSettings
}

/** The coaches of a team in a season, the head coach in large. */
export default function CoachesScreen({
  sport,
  list,
  coachSeasons,
  seasons,
  params,
  settings,
}: Props) {
  const season =
    list?.season ?? params.season ?? seasons.find(({ isCurrent }) => isCurrent)?.title ?? ''
  const [head, ...others] = list?.coaches ?? []
  const isEmpty = !head && !list?.support.length
  return (
    <>
      <ScreenHead
        title={`${sport.title} Coaches`}
        aside={
          <SeasonPicker
            seasons={coachSeasons}
            current={season}
            to={(title) => coachesHref(sport, title)}
          />
        }
      />
      {isEmpty && (
        <div className="screen">
          <NoSeason
            what="list of coaches"
            season={season}
            seasons={seasons}
            to={(title) => coachesHref(sport, title)}
            next={
              <>
                Until then, meet <Link to={rosterHref(sport)}>the team</Link>.
              </>
            }
          />
        </div>
      )}
      {head && <HeadCoach person={head} record={list!.headRecord} school={settings.shortName} />}
      <PeopleSection title={head ? 'Coaches and staff' : 'Coaches'} people={others} />
      <PeopleSection title="Support staff" people={list?.support ?? []} />
      <TeamLinks sport={sport} here="coaches" />
    </>
  )
}
