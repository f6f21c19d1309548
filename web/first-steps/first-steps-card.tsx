import { Button, CloseButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAddDeviceDialog } from '../devices/dialog/use-add-device-dialog.tsx'
import { FIRST_STEPS, type FirstStep } from './first-steps.ts'
import styles from './first-steps-card.module.css'
import { useDismissed } from './use-dismissed.ts'
import { type FirstSteps, useFirstSteps } from './use-first-steps.ts'

/** Guides a new account to its first position. Nothing once that is there, or after it was dismissed. */
export function FirstStepsCard() {
  const steps = useFirstSteps()
  const { isDismissed, dismiss } = useDismissed()
  const { addDevice, dialog } = useAddDeviceDialog()
  return (
    <>
      {steps !== null && !isDismissed && <Steps steps={steps} dismiss={dismiss} addDevice={addDevice} />}
      {dialog}
    </>
  )
}

type StepsProps = { steps: FirstSteps; dismiss: () => void; addDevice: () => void }

function Steps({ steps, dismiss, addDevice }: StepsProps) {
  const { t } = useTranslation()
  const count = FIRST_STEPS.filter((step) => steps.done[step]).length
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <header>
        <div>
          <h2 id="first-steps">{t('firstSteps.title')}</h2>
          <p>{t('firstSteps.progress', { count, total: FIRST_STEPS.length })}</p>
        </div>
        <CloseButton size="lg" aria-label={t('firstSteps.dismiss')} onClick={dismiss} />
      </header>
      <ol>
        {FIRST_STEPS.map((step, index) => (
          <Step key={step} step={step} number={index + 1} steps={steps} addDevice={addDevice} />
        ))}
      </ol>
    </section>
  )
}

type StepProps = Pick<StepsProps, 'steps' | 'addDevice'> & { step: FirstStep; number: number }

function Step({ step, number, steps, addDevice }: StepProps) {
  const { t } = useTranslation()
  const isDone = steps.done[step]
  const isNext = steps.next === step
  return (
    <li data-done={isDone || undefined} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isDone ? <IconCheck size={16} stroke={2.4} /> : number}
      </span>
      <div className={styles.text}>
        <strong>{t(`firstSteps.steps.${step}`)}</strong>
        {isDone && <span className={styles.done}>{t('firstSteps.done')}</span>}
        {isNext && <p>{t(`firstSteps.texts.${step}`)}</p>}
      </div>
      {isNext && <Action step={step} deviceId={steps.deviceId} addDevice={addDevice} />}
    </li>
  )
}

type ActionProps = Pick<StepsProps, 'addDevice'> & { step: FirstStep; deviceId: string | null }

function Action({ step, deviceId, addDevice }: ActionProps) {
  const { t } = useTranslation()
  const text = t(`firstSteps.actions.${step}`)
  if (step === 'subscription')
    return <Button renderRoot={(root) => <Link {...root} to="/dashboard/subscription" />}>{text}</Button>
  if (step === 'device' || deviceId === null) return <Button onClick={addDevice}>{text}</Button>
  return (
    <Button
      renderRoot={(root) => (
        <Link {...root} to="/dashboard/devices/$deviceId/connect" params={{ deviceId }} />
      )}
    >
      {text}
    </Button>
  )
}
