import { Button, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEVICE_NAME_MAX } from '../../../../shared/devices/limits.ts'
import type { ReportType } from '../../../../shared/reports/report-type.ts'
import { RECIPIENTS_MAX, type ReportSchedule } from '../../../../shared/reports/schedule.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useFocusOnMount } from '../../../ui/focus.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { FiltersStep } from './filters-step.tsx'
import { FormatStep } from './format-step.tsx'
import { offeredTypes } from './offered-types.ts'
import { ReviewStep } from './review-step.tsx'
import {
  type DraftProblem,
  draftOf,
  emptySchedule,
  problemOf,
  type ScheduleDraft,
  STEPS,
  type Step,
  type StepProps,
  scheduleOf,
} from './schedule-draft.ts'
import { useSaveSchedule } from './use-save-schedule.ts'
import styles from './wizard.module.css'
import { WizardDialog } from './wizard-dialog.tsx'

/** `hasMoved`: another step was open before, so the focus goes to the heading of this one. */
type Place = { step: Step; hasMoved: boolean }

type Props = {
  /** The schedule that is edited; `null` for a new one. */
  edited: ReportSchedule | null
  /** The device of a new schedule about one. */
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
          {step === 'basics' && <BasicsStep draft={draft} change={change} kept={initial.reportType} />}
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

const DESCRIPTION_MAX = 500

/** The step with the schedule's name, and the question that its reports answer: `kept` when the wizard opened. */
function BasicsStep({ draft, change, kept }: StepProps & { kept: ReportType }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: fleet } = useQuery(devicesQuery(client))
  return (
    <>
      <TextInput
        name="name"
        label={t('reports.wizard.name')}
        placeholder={t('reports.wizard.namePlaceholder')}
        value={draft.name}
        maxLength={DEVICE_NAME_MAX}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus
      />
      <Textarea
        label={t('reports.wizard.description')}
        value={draft.description}
        maxLength={DESCRIPTION_MAX}
        rows={2}
        onChange={({ currentTarget: { value } }) => change({ description: value })}
      />
      <fieldset className={styles.types}>
        <legend>{t('reports.wizard.type')}</legend>
        {offeredTypes(fleet?.devices ?? [], kept).map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="reportType"
              checked={draft.reportType === type}
              onChange={() => change({ reportType: type })}
            />
            <strong>{t(`reportTypes.${type}`)}</strong>
            <span>{t(`reports.answers.${type}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** Asks before a draft is lost. */
function DiscardDialog({ discard, keep }: { discard: () => void; keep: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('reports.wizard.discardTitle')} close={keep}>
      <div className={dialog.body}>
        <p>{t('reports.wizard.discardText')}</p>
        <div className={dialog.buttons}>
          <Button variant="default" onClick={discard}>
            {t('reports.wizard.discard')}
          </Button>
          <Button onClick={keep} data-autofocus>
            {t('reports.wizard.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type StepListProps = {
  current: Step
  /** The index of the last step that can be opened: those before have no problem. */
  reachable: number
  open: (step: Step) => void
}

/** The steps of the wizard, each a way back to it. */
function StepList({ current, reachable, open }: StepListProps) {
  const { t } = useTranslation()
  const index = STEPS.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('reports.wizard.progress')}>
      {STEPS.map((step, at) => (
        <li key={step} data-done={at < index || undefined}>
          <button
            type="button"
            aria-current={step === current ? 'step' : undefined}
            disabled={at > reachable}
            onClick={() => open(step)}
          >
            <span aria-hidden>{at + 1}</span>
            {t(`reports.wizard.steps.${step}`)}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The name of the step, which has the focus after another step was left. */
function StepHeading({ step, isFocused }: { step: Step; isFocused: boolean }) {
  const { t } = useTranslation()
  const heading = useFocusOnMount<HTMLHeadingElement>(isFocused)
  return (
    <h3 ref={heading} className={styles.heading} tabIndex={-1}>
      {t(`reports.wizard.steps.${step}`)}
      <small>{t('reports.wizard.stepOf', { step: STEPS.indexOf(step) + 1, steps: STEPS.length })}</small>
    </h3>
  )
}

/** Says what is missing or wrong in a step. */
function useProblemText(): (problem: DraftProblem) => string {
  const { t } = useTranslation()
  return ({ code, text }) => t(`reports.wizard.problems.${code}`, { text, max: RECIPIENTS_MAX })
}
