import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import i18next from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../../shared/http/client.ts'
import type { NewNotificationRule, NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { COOLDOWN_MINUTES } from '../../../../shared/rules/rule.ts'
import type { reportingPageTexts as en } from '../../../i18n/en/reporting-page.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { useCreateRule, useUpdateRule } from '../rules/use-rule-actions.ts'
import { useCooldownText } from '../use-cooldown-text.ts'
import { ActionFields } from './action-fields.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { type DraftProblems, parseRuleDraft } from './parse-rule-draft.ts'
import { DESCRIPTION_MAX, draftOf, EMPTY_DRAFT, NAME_MAX, type RuleDraft } from './rule-draft.ts'

const WIDE_PX = 640
const NO_PROBLEMS: DraftProblems = new Map()
const COOLDOWNS = Array.from(
  { length: (COOLDOWN_MINUTES.max - COOLDOWN_MINUTES.min) / COOLDOWN_MINUTES.step + 1 },
  (_, index) => COOLDOWN_MINUTES.min + index * COOLDOWN_MINUTES.step,
)

type Props = {
  /** The rule that is edited; `null` for a new one. */
  edited: NotificationRule | null
  close: () => void
}

/** Creates or edits a rule. */
export function RuleDialog({ edited, close }: Props) {
  const { t } = useTranslation()
  const { speed } = useUnits()
  const cooldownText = useCooldownText()
  const [draft, setDraft] = useState(() => (edited === null ? EMPTY_DRAFT : draftOf(edited, speed.perKmh)))
  const [isSubmitted, setSubmitted] = useState(false)
  const save = useSave(edited, close)
  const parsed = parseRuleDraft(draft, speed.perKmh, edited?.enabled ?? true)
  const shown = isSubmitted && parsed.kind === 'wrong' ? parsed.problems : NO_PROBLEMS
  const problemTexts = useProblemTexts(shown, save.error)
  const change = (part: Partial<RuleDraft>) => {
    setDraft({ ...draft, ...part })
    save.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (parsed.kind === 'rule') return save.run(parsed.rule)
    const [first = ''] = parsed.problems.keys()
    const field = event.currentTarget.elements.namedItem(first)
    const focused = field instanceof HTMLFieldSetElement ? field.elements[0] : field
    if (focused instanceof HTMLElement) focused.focus()
  }
  const title =
    edited === null
      ? t('reporting.dialog.createTitle')
      : t('reporting.dialog.editTitle', { name: edited.name })
  return (
    <Dialog title={title} close={close} size={WIDE_PX}>
      <form className={dialog.body} onSubmit={submit} noValidate>
        <TextInput
          name="name"
          label={t('reporting.dialog.name')}
          value={draft.name}
          maxLength={NAME_MAX}
          error={problemTexts.get('name')}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
          autoComplete="off"
          required
          withAsterisk={false}
          data-autofocus
        />
        <Textarea
          label={t('reporting.dialog.description')}
          value={draft.description}
          maxLength={DESCRIPTION_MAX}
          rows={2}
          onChange={({ currentTarget: { value } }) => change({ description: value })}
        />
        <ConditionFields
          conditions={draft.conditions}
          change={(conditions) => change({ conditions })}
          problems={problemTexts}
        />
        <ActionFields
          actions={draft.actions}
          change={(actions) => change({ actions })}
          problems={problemTexts}
        />
        <NativeSelect
          label={t('reporting.dialog.cooldown')}
          description={t('reporting.dialog.cooldownText')}
          value={draft.cooldownPeriod}
          onChange={({ currentTarget: { value } }) => change({ cooldownPeriod: Number(value) })}
          data={COOLDOWNS.map((minutes) => ({ value: String(minutes), label: cooldownText(minutes) }))}
        />
        {save.error !== null && (
          <ProblemNote error={save.error} title={t('reporting.dialog.failed')} context="alerts" />
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={save.isPending}>
            {t('reporting.cancel')}
          </Button>
          <LoadingButton type="submit" loading={save.isPending}>
            {t(edited === null ? 'reporting.dialog.create' : 'reporting.dialog.save')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}

function useSave(edited: NotificationRule | null, close: () => void) {
  const create = useCreateRule()
  const update = useUpdateRule()
  const { error, isPending, reset } = edited === null ? create : update
  const run = (rule: NewNotificationRule) => {
    if (isPending) return
    if (edited === null) create.mutate(rule, { onSuccess: close })
    else update.mutate({ id: edited.id, change: rule }, { onSuccess: close })
  }
  return { error, isPending, reset, run }
}

type RefusalCode = keyof typeof en.reporting.refused
const isRefusal = (code: string): code is RefusalCode => i18next.exists(`reporting.refused.${code}`)

/** The engine's names of fields, and ours. */
const FIELDS: Partial<Record<string, string>> = {
  timeStart: 'value',
  timeEnd: 'valueTo',
  geofenceId: 'geofenceName',
  target: 'webhookUrl',
}
const fieldPath = (path: string) => path.replace(/[^.]+$/, (field) => FIELDS[field] ?? field)

/** The texts beside the fields, by path: of what is wrong in the draft, and of what the server refused. */
function useProblemTexts(problems: DraftProblems, error: unknown): ReadonlyMap<string, string> {
  const { t } = useTranslation()
  const refused = error instanceof ApiProblem ? (error.details.errors ?? []) : []
  return new Map([
    ...refused.flatMap(({ path, code }): [string, string][] =>
      isRefusal(code) ? [[fieldPath(path), t(`reporting.refused.${code}`)]] : [],
    ),
    ...[...problems].map(([path, problem]): [string, string] => [path, t(`reporting.problems.${problem}`)]),
  ])
}
