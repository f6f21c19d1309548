import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../../shared/http/client.ts'
import type { SiteConfig } from '../../../shared/site-config.ts'
import { UnitsProvider } from '../../ui/units/use-units.tsx'
import { LoadingViewer } from './loading-viewer.tsx'
import { Viewer } from './viewer.tsx'
import { ViewerArrived } from './viewer-arrived.tsx'
import { ViewerProblem } from './viewer-problem.tsx'
import { arrivalIn, hasEnded, linkLocationQuery, linkSummaryQuery } from './viewer-queries.ts'

type Props = { client: Client; shareToken: string; maps: SiteConfig['maps'] }

/** The page of a share link: loading, failed, arrived or showing its devices. A link that ends replaces the map. */
export function ViewerPage({ client, shareToken, maps }: Props) {
  const summary = useQuery(linkSummaryQuery(client, shareToken))
  const location = useQuery(linkLocationQuery(client, shareToken))

  const arrivedAt = arrivalIn(summary.error) ?? arrivalIn(location.error)
  if (arrivedAt !== null) return <ViewerArrived at={arrivedAt} />
  if (summary.error) return <ViewerProblem title="dataFailed" error={summary.error} />
  if (location.error && (location.data === undefined || hasEnded(location.error)))
    return <ViewerProblem title="locationFailed" error={location.error} />
  if (summary.data === undefined || location.data === undefined) return <LoadingViewer />
  return (
    <UnitsProvider units={summary.data.units}>
      <Viewer
        summary={summary.data}
        location={location.data}
        maps={maps}
        refresh={{
          updatedAt: location.dataUpdatedAt,
          hasFailed: location.isError,
          isFetching: location.isFetching,
          refetch: () => void location.refetch(),
        }}
      />
    </UnitsProvider>
  )
}
