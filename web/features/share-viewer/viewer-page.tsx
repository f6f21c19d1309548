import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../../shared/http/client.ts'
import type { SiteConfig } from '../../../shared/site-config.ts'
import { NowProvider } from '../../ui/times/now.tsx'
import { LoadingViewer } from './loading-viewer.tsx'
import { Viewer } from './viewer.tsx'
import { ViewerProblem } from './viewer-problem.tsx'
import { hasEnded, sharedAboutQuery, sharedLocationQuery } from './viewer-queries.ts'

type Props = { client: Client; shareToken: string; maps: SiteConfig['maps'] }

/** A link from its loading to its end. */
export function ViewerPage({ client, shareToken, maps }: Props) {
  const about = useQuery(sharedAboutQuery(client, shareToken))
  const location = useQuery(sharedLocationQuery(client, shareToken))

  if (about.error) return <ViewerProblem title="dataFailed" error={about.error} />
  if (location.error && (location.data === undefined || hasEnded(location.error)))
    return <ViewerProblem title="locationFailed" error={location.error} />
  if (about.data === undefined || location.data === undefined) return <LoadingViewer />
  return (
    <NowProvider>
      <Viewer
        about={about.data}
        location={location.data}
        maps={maps}
        reading={{
          at: location.dataUpdatedAt,
          failed: location.isError,
          underWay: location.isFetching,
          again: () => void location.refetch(),
        }}
      />
    </NowProvider>
  )
}
