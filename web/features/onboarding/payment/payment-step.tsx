import '../../../api/without-eval.ts'
import { useMantineColorScheme } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { createClient } from '../../../../shared/http/client.ts'
import type { Tone } from '../../../../shared/tone.ts'
import { createSiteQueryClient } from '../../../api/create-query-client.ts'
import { readSiteConfig } from '../../../api/read-site-config.ts'
import { type Site, SiteProvider } from '../../../api/site.tsx'
import { addTexts } from '../../../i18n/i18n.ts'
import { ThemedPage } from '../../../theme/themed-page.tsx'
import { useStartup } from '../../../ui/use-startup.ts'
import styles from '../onboarding.module.css'
import { PaymentForm, type PaymentProps } from './payment-form.tsx'

type Props = PaymentProps & { tone: Tone }

/** The last step. It brings what the steps before do without: the app's components, texts and calls. */
export function PaymentStep({ tone, ...props }: Props) {
  return (
    <ThemedPage scheme={tone}>
      <FollowTone tone={tone} />
      <StartedPayment {...props} />
    </ThemedPage>
  )
}

function FollowTone({ tone }: { tone: Tone }) {
  const { setColorScheme } = useMantineColorScheme()
  useEffect(() => setColorScheme(tone), [tone, setColorScheme])
  return null
}

function StartedPayment(props: PaymentProps) {
  const { t } = useTranslation()
  const { started, tryAgain } = useStartup(startPayment)
  if (started === 'starting') return <p role="status">{t('onboarding.payment.loading')}</p>
  if (started === 'failed')
    return (
      <div className={styles.form}>
        <p className={styles.alert} role="alert">
          {t('onboarding.payment.notReady')}
        </p>
        <button type="button" className={styles.secondary} onClick={tryAgain}>
          {t('onboarding.payment.tryAgain')}
        </button>
      </div>
    )
  return (
    <SiteProvider site={started.site}>
      <QueryClientProvider client={started.queryClient}>
        <PaymentForm {...props} />
      </QueryClientProvider>
    </SiteProvider>
  )
}

/** Loads what the payment step needs: its texts, its configuration and a client without sign-in. */
async function startPayment(): Promise<{ site: Site; queryClient: QueryClient }> {
  const [config] = await Promise.all([readSiteConfig(), addTexts('site')])
  const client = createClient({
    baseUrl: config.apiUrl,
    accessToken: async () => null,
    fetch: (url, request) => fetch(url, request),
  })
  const site = { config, client, clientWith: () => client, clearAccount: async () => undefined }
  return { site, queryClient: createSiteQueryClient(() => undefined) }
}
