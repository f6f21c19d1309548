import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../../shared/http/client.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import styles from './purchase.module.css'
import type { useBuying } from './use-buying.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

type Props = { buying: Pick<ReturnType<typeof useBuying>, 'payAgain' | 'isPaying' | 'error'> }

/** An attempt that may be paid. Checking it makes the same call again, which never charges twice. */
export function Unfinished({ buying: { payAgain, isPaying, error } }: Props) {
  const { t } = useTranslation()
  const title = useFocusOnMount()
  const isConfirming = error instanceof ApiProblem && error.code === 'payment-unsure'
  return (
    <section className={styles.outcome} aria-labelledby="unfinished">
      <IconClock size={44} stroke={1.5} aria-hidden className={styles.waiting} />
      <h2 id="unfinished" ref={title} tabIndex={-1}>
        {t(isConfirming ? 'purchase.unfinished.confirmingTitle' : 'purchase.unfinished.title')}
      </h2>
      <p>{t(isConfirming ? 'purchase.unfinished.confirmingText' : 'purchase.unfinished.text')}</p>
      {error !== null && !isConfirming && <ProblemNote error={error} />}
      <div className={styles.buttons}>
        <LoadingButton loading={isPaying} onClick={payAgain}>
          {t('purchase.unfinished.check')}
        </LoadingButton>
      </div>
    </section>
  )
}
