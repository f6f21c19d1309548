import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportSchedule } from '../../../../shared/reports/schedule.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { BasicsStep } from './basics-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { FiltersStep } from './filters-step.tsx'
import { FormatStep } from './format-step.tsx'
import { ReviewStep } from './review-step.tsx'
import {
  draftOf,
  emptySchedule,
  problemOf,
  type ScheduleDraft,
  STEPS,
  type Step,
  scheduleOf,
} from './schedule-draft.ts'
import { StepHeading, StepList } from './step-list.tsx'
import { useProblemText } from './use-problem-text.ts'
import { useSaveSchedule } from './use-save-schedule.ts'
import styles from './wizard.module.css'
import { WizardDialog } from './wizard-dialog.tsx'

/** `hasMoved`: another step was open before, so the focus goes to the heading of this one. */
type Place = { step: Step; hasMoved: boolean }

type Props = {
  /** The schedule that is edited; `null` for a new one. */
  edited: ReportSchedule | null
  /** Of a new schedule about one device. */
  deviceId?: string
  close: () => void
}

/** Creates or edits a schedule step by step. What was typed is not lost by closing the dialog accidentally. */
export function ScheduleWizard({ edited, deviceId, close }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { zone } = useTimes()
  const { data: account } = useQuery(phoneQuery(client))
  const problemText = useProblemText()
  const [initial] = useState(() => (edited === null ? emptySchedule(zone, deviceId) : draftOf(edited)))
  const [draft, setDraft] = useState(initial)
  const [{ step, hasMoved }, setPlace] = useState<Place>({ step: 'basics', hasMoved: false })
  const [isAsking, setAsking] = useState(false)
  const save = useSaveSchedule(edited, close)
  const open = (opened: Step) => setPlace({ step: opened, hasMoved: true })
  const change = (part: Partial<ScheduleDraft>) => {
    setDraft({ ...draft, ...part })
    save.reset()
  }
  const problemIn = (one: Step) => problemOf(one, draft, account?.phoneConfirmed ?? false)
  const problem = problemIn(step)
  const index = STEPS.indexOf(step)
  const firstWrong = STEPS.findIndex((one) => problemIn(one) !== null)
  const isLast = step === 'review'
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    const next = STEPS[index + 1]
    if (problem !== null) return
    if (next !== undefined) return open(next)
    save.run(scheduleOf(draft, edited?.enabled ?? true))
  }
  const title =
    edited === null ? t('reports.wizard.createTitle') : t('reports.wizard.editTitle', { name: edited.name })
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial)
  const leave = () => (isChanged ? setAsking(true) : close())
  if (isAsking) return <DiscardDialog discard={close} keep={() => setAsking(false)} />
  return (
    <WizardDialog title={title} close={leave}>
      <form className={`${dialog.body} ${styles.wizard}`} onSubmit={proceed} noValidate>
        <StepList current={step} reachable={firstWrong === -1 ? STEPS.length - 1 : firstWrong} open={open} />
        <div className={styles.step} key={step}>
          <StepHeading step={step} isFocused={hasMoved} />
          {step === 'basics' && <BasicsStep draft={draft} change={change} />}
          {step === 'format' && <FormatStep draft={draft} change={change} />}
          {step === 'filters' && <FiltersStep draft={draft} change={change} />}
          {step === 'delivery' && <DeliveryStep draft={draft} change={change} />}
          {isLast && <ReviewStep draft={draft} enabled={edited?.enabled ?? true} open={open} />}
        </div>
        {save.error !== null && (
          <ProblemNote error={save.error} title={t('reports.wizard.failed')} context="reports" />
        )}
        <div className={styles.footer}>
          <p className={styles.hint} role="status">
            {problem !== null && problemText(problem)}
          </p>
          <div className={dialog.buttons}>
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => (index === 0 ? leave() : open(STEPS[index - 1] ?? step))}
            >
              {t(index === 0 ? 'reports.wizard.cancel' : 'reports.wizard.back')}
            </Button>
            <LoadingButton type="submit" loading={save.isPending} disabled={problem !== null}>
              {t(`reports.wizard.${isLast ? (edited === null ? 'create' : 'save') : 'continue'}`)}
            </LoadingButton>
          </div>
        </div>
      </form>
    </WizardDialog>
  )
}
