import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import { DEVICE_NAME_MAX } from '../../../../shared/devices/limits.ts'
import { ApiProblem } from '../../../../shared/http/client.ts'
import { alertPriority } from '../../../../shared/rules/priority.ts'
import { COOLDOWN_MINUTES, DELAY_MINUTES } from '../../../../shared/rules/rule.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { shownDecimal } from '../../../ui/figures/typed-decimal.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { Rehearsal } from '../rehearsal/rehearsal.tsx'
import { ruleSentence } from '../sentence/rule-sentence.ts'
import { whoText } from '../sentence/who-text.ts'
import { useSaveRule } from '../use-rule-actions.ts'
import { useRuleWriting } from '../use-rule-writing.ts'
import { Actions } from './actions.tsx'
import { Conditions } from './conditions.tsx'
import { DeviceScope } from './device-scope.tsx'
import type { PartProps } from './dialog-parts.ts'
import { type FieldPath, type FieldProblem, serverProblem } from './field-problem.ts'
import styles from './rule-dialog.module.css'
import { isComplete, parseRule, type RuleDraft } from './rule-draft.ts'

const WIDTH_PX = 1080

type Props = {
  draft: RuleDraft
  /** The rule that is edited; `null` for a new one. */
  edited: AlertRule | null
  close: () => void
}

/** Creates or edits an alert rule, beside what it would have done in the last days. */
export function RuleDialog({ draft: initial, edited, close }: Props) {
  const { t, i18n } = useTranslation()
  const { client } = useSite()
  const formId = useId()
  const form = useRuleForm(initial, edited, close)
  const writing = useRuleWriting()
  const { data: fleet } = useQuery(devicesQuery(client))
  const { draft, change, field, rule, newKey } = form
  return (
    <Dialog
      title={edited === null ? t('alerts.dialog.createTitle') : t('alerts.dialog.editTitle', edited)}
      close={close}
      size={WIDTH_PX}
      fillsPhones
    >
      <div className={styles.columns}>
        <form
          id={formId}
          className={dialog.body}
          onSubmit={form.submit}
          onBlur={form.leave}
          aria-label={t('alerts.dialog.form')}
          noValidate
        >
          <TextInput
            {...field('name')}
            label={t('alerts.dialog.name')}
            value={draft.name}
            maxLength={DEVICE_NAME_MAX}
            onChange={({ currentTarget: { value } }) => change({ name: value })}
            autoComplete="off"
            required
            withAsterisk={false}
            data-autofocus
          />
          <DeviceScope {...{ draft, change, field }} />
          <Conditions {...{ draft, change, field, newKey }} />
          <Actions {...{ draft, change, field, newKey }} />
          <PaceFields {...{ draft, change }} />
          <CriticalField {...{ draft, change }} />
        </form>
        <div className={styles.beside}>
          {rule !== null && (
            <p className={styles.reads}>
              {ruleSentence(rule, whoText(rule, fleet?.devices, { t, language: i18n.language }), writing)}
            </p>
          )}
          <Rehearsal rule={rule} devices={fleet?.devices} change={change} />
        </div>
      </div>
      <div className={styles.foot}>
        {form.error !== null && <ProblemNote error={form.error} context="alerts" />}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={form.isSaving}>
            {t('alerts.cancel')}
          </Button>
          <LoadingButton type="submit" form={formId} loading={form.isSaving} disabled={!form.canSave}>
            {t(edited === null ? 'alerts.dialog.create' : 'alerts.dialog.save')}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}

/** Whether the alerts of a rule are critical. A choice that its conditions imply is not stored, so that it follows them. */
function CriticalField({ draft: { conditions, critical }, change }: Omit<PartProps, 'field'>) {
  const { t } = useTranslation()
  const isImplied = alertPriority(conditions, null) === 'critical'
  return (
    <Switch
      label={t('events.critical.label')}
      description={t('events.critical.text')}
      checked={critical ?? isImplied}
      onChange={({ currentTarget: { checked } }) =>
        change({ critical: checked === isImplied ? null : checked })
      }
    />
  )
}

const { min, max, step } = COOLDOWN_MINUTES
const COOLDOWNS = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step)
const DELAYS = [DELAY_MINUTES.min, 1, 3, 5, DELAY_MINUTES.max]

/** How long a rule waits before it alerts, and before it alerts again. */
function PaceFields({ draft: { cooldownMinutes, delayMinutes }, change }: Omit<PartProps, 'field'>) {
  const { t } = useTranslation()
  const { minutesText } = useRuleWriting()
  const choices = (offered: readonly number[], current: number, none: string) =>
    [...new Set([...offered, current])]
      .toSorted((one, other) => one - other)
      .map((minutes) => ({ value: String(minutes), label: minutes === 0 ? none : minutesText(minutes) }))
  return (
    <div className={styles.pace}>
      <NativeSelect
        label={t('alerts.dialog.delay')}
        description={t('alerts.dialog.delayHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={delayMinutes}
        onChange={({ currentTarget: { value } }) => change({ delayMinutes: Number(value) })}
        data={choices(DELAYS, delayMinutes, t('alerts.dialog.noDelay'))}
      />
      <NativeSelect
        label={t('alerts.dialog.cooldown')}
        description={t('alerts.dialog.cooldownHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={cooldownMinutes}
        onChange={({ currentTarget: { value } }) => change({ cooldownMinutes: Number(value) })}
        data={choices(COOLDOWNS, cooldownMinutes, t('alerts.dialog.noCooldown'))}
      />
    </div>
  )
}

/** The draft of a rule while it is edited: what is wrong with it, and how to save it. */
function useRuleForm(initial: RuleDraft, edited: AlertRule | null, close: () => void) {
  const { t, i18n } = useTranslation()
  const { units } = useUnits()
  const [draft, setDraft] = useState(initial)
  const [isSubmitted, setSubmitted] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<FieldPath>>(new Set())
  const save = useSaveRule(edited)
  const { rule, wrong } = useMemo(() => parseRule(draft, units), [draft, units])
  const refused = refusedFields(save.error)
  const problemOf = (path: FieldPath): FieldProblem | undefined => {
    const known = isSubmitted || left.has(path) ? wrong.get(path) : undefined
    const refusal = refused.find((one) => one.path === path)
    return known ?? (refusal && serverProblem(refusal.code))
  }
  const field = (path: FieldPath) => {
    const problem = problemOf(path)
    return {
      name: path,
      error:
        problem &&
        t(`alerts.wrong.${problem.code}`, { limit: shownDecimal(problem.limit ?? '', i18n.language) }),
    }
  }
  const keys = useRef(0)
  return {
    draft,
    rule,
    field,
    canSave: isComplete(draft),
    isSaving: save.isPending,
    error: save.error,
    newKey: () => `new${keys.current++}`,
    change: (part: Partial<RuleDraft>) => {
      setDraft({ ...draft, ...part })
      save.reset()
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      setSubmitted(true)
      if (save.isPending || !isComplete(draft)) return
      const { elements } = event.currentTarget
      if (rule === null) return focusFirst(elements, [...wrong.keys()])
      save.mutate(rule, {
        onSuccess: close,
        onError: (error) =>
          focusFirst(
            elements,
            refusedFields(error).map(({ path }) => path),
          ),
      })
    },
    /** A text below an empty field would move the form away from under the press that left the field. */
    leave: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.value !== '') setLeft(new Set([...left, target.name]))
    },
  }
}

const refusedFields = (error: unknown) => (error instanceof ApiProblem ? (error.details.errors ?? []) : [])

function focusFirst(elements: HTMLFormControlsCollection, paths: readonly FieldPath[]): void {
  const field = paths.map((path) => elements.namedItem(path)).find((one) => one instanceof HTMLElement)
  field?.focus()
}
