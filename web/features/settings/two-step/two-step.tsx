import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Setting } from '../setting.tsx'
import { twoStepQuery } from './authenticator-app.ts'
import styles from './two-step.module.css'

const SetUpDialog = lazy(() =>
  import('./set-up-dialog.tsx').then((module) => ({ default: module.SetUpDialog })),
)
const TurnOffDialog = lazy(() =>
  import('./turn-off-dialog.tsx').then((module) => ({ default: module.TurnOffDialog })),
)

/** Turns the code of an authenticator app at the sign-in on and off. */
export function TwoStep() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(twoStepQuery)
  const [opened, setOpened] = useState<'setUp' | 'turnOff' | null>(null)
  const close = () => setOpened(null)
  const name = t('settings.twoStep.name')

  if (isError)
    return (
      <Setting name={name} description={t('settings.twoStep.unknown')}>
        <Button variant="default" className={styles.button} onClick={() => void refetch()}>
          {t('problem.tryAgain')}
        </Button>
      </Setting>
    )
  if (data === undefined)
    return (
      <Setting name={name} description={t('loading')}>
        <Skeleton width={90} height={36} />
      </Setting>
    )
  const action = data.isOn ? 'turnOff' : 'setUp'
  return (
    <>
      <Setting name={name} description={data.isOn ? t('settings.twoStep.on') : t('settings.twoStep.off')}>
        <Button variant="default" className={styles.button} onClick={() => setOpened(action)}>
          {t(`settings.twoStep.${action}`)}
        </Button>
      </Setting>
      <Suspense>
        {opened === 'setUp' && <SetUpDialog close={close} />}
        {opened === 'turnOff' && <TurnOffDialog close={close} />}
      </Suspense>
    </>
  )
}
