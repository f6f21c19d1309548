import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import styles from '../../shell/full-screen.module.css'
import { Logo } from '../../ui/logo.tsx'
import { NowProvider } from '../../ui/now.tsx'
import { SharedProblem } from './shared-problem.tsx'
import { hasEnded, sharedAboutQuery, sharedLocationQuery } from './shared-queries.ts'
import { SharedView } from './shared-view.tsx'
import { usePrivatePage } from './use-private-page.ts'

/** What a share link opens, for whoever has it. */
export function SharedViewPage() {
  const { client } = useSite()
  const { shareToken } = useParams({ from: '/share/$shareToken' })
  usePrivatePage()
  const about = useQuery(sharedAboutQuery(client, shareToken))
  const location = useQuery(sharedLocationQuery(client, shareToken))

  if (about.error) return <SharedProblem title="dataFailed" error={about.error} />
  if (location.error && (location.data === undefined || hasEnded(location.error)))
    return <SharedProblem title="locationFailed" error={location.error} />
  if (about.data === undefined || location.data === undefined) return <LoadingShared />
  return (
    <NowProvider>
      <SharedView
        about={about.data}
        location={location.data}
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

function LoadingShared() {
  const { t } = useTranslation()
  return (
    <main className={styles.screen} aria-busy="true">
      <Logo size={48} />
      <Loader size="sm" />
      <p role="status">{t('shared.loading')}</p>
    </main>
  )
}
