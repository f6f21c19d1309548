import '../../../api/without-eval.ts'
import { useMantineColorScheme } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../../../shared/tone.ts'
import { SiteProvider } from '../../../api/site.tsx'
import { ThemedPage } from '../../../theme/themed-page.tsx'
import { useStartup } from '../../../ui/use-startup.ts'
import styles from '../onboarding.module.css'
import { PaymentForm, type PaymentProps } from './payment-form.tsx'
import { startPayment } from './start-payment.ts'

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
