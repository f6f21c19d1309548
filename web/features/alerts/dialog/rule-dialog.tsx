import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import { DEVICE_NAME_MAX } from '../../../../shared/devices/limits.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { Rehearsal } from '../rehearsal/rehearsal.tsx'
import { ruleSentence } from '../sentence/rule-sentence.ts'
import { whoText } from '../sentence/who-text.ts'
import { useRuleWriting } from '../use-rule-writing.ts'
import { Actions } from './actions.tsx'
import { Conditions } from './conditions.tsx'
import { CriticalField } from './critical-field.tsx'
import { DeviceScope } from './device-scope.tsx'
import { PaceFields } from './pace-fields.tsx'
import styles from './rule-dialog.module.css'
import type { RuleDraft } from './rule-draft.ts'
import { useRuleForm } from './use-rule-form.ts'

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
