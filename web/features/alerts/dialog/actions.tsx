import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CUT_BELOW_KMH } from '../../../../shared/commands/relay-interlock.ts'
import { ACTIONS_MAX, type Action } from '../../../../shared/rules/rule.ts'
import { accountQuery } from '../../../account/account.ts'
import { useNamedMembers } from '../../../account/use-named-members.ts'
import { WarningNote } from '../../../ui/feedback/warning-note.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { PartProps } from './dialog-parts.ts'
import styles from './rule-dialog.module.css'
import { type ActionDraft, newAction } from './rule-draft.ts'

/** The actions of specification 3.5, webhooks and members. A stored rule that only logs keeps that action. */
const OFFERED: readonly Action['type'][] = ['email', 'sms', 'push', 'member', 'webhook', 'relay']

/** The actions of a rule when it fires. */
export function Actions({ draft, change, field, newKey }: PartProps & { newKey: () => string }) {
  const { t } = useTranslation()
  const { speedLimitText } = useUnits()
  const { actions } = draft
  const replace = (index: number, action: ActionDraft) => change({ actions: actions.with(index, action) })
  const members = useNamedMembers(actions.flatMap(({ type, target }) => (type === 'member' ? [target] : [])))
  const usable = OFFERED.filter((type) => type !== 'member' || members.length > 0)
  const cuts = actions.some(({ type, relayState }) => type === 'relay' && relayState === 'off')
  return (
    <fieldset className={styles.group}>
      <legend>{t('alerts.dialog.actions')}</legend>
      {actions.length === 0 && <p className={styles.hint}>{t('alerts.dialog.noActions')}</p>}
      {actions.map((action, index) => {
        const number = index + 1
        const offered = usable.includes(action.type) ? usable : [...usable, action.type]
        return (
          <fieldset
            key={action.key}
            className={styles.item}
            aria-label={t('alerts.dialog.action', { number })}
          >
            <NativeSelect
              label={t('alerts.fields.type')}
              value={action.type}
              onChange={({ currentTarget: { value } }) =>
                replace(index, newAction(action.key, offered.find((type) => type === value) ?? action.type))
              }
              data={offered.map((value) => ({ value, label: t(`alerts.actionTypes.${value}`) }))}
            />
            <ActionFields
              action={action}
              members={members}
              change={(part) => replace(index, { ...action, ...part })}
              field={field(`actions.${index}.target`)}
            />
            <ActionIcon
              className={styles.remove}
              size={36}
              variant="subtle"
              color="gray"
              aria-label={t('alerts.dialog.removeAction', { number })}
              onClick={() => change({ actions: actions.toSpliced(index, 1) })}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </fieldset>
        )
      })}
      {cuts && (
        <WarningNote>{t('alerts.relayWarning', { speed: speedLimitText(CUT_BELOW_KMH) })}</WarningNote>
      )}
      {actions.length < ACTIONS_MAX && (
        <Button
          className={styles.add}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => change({ actions: [...actions, newAction(newKey())] })}
        >
          {t('alerts.dialog.addAction')}
        </Button>
      )}
    </fieldset>
  )
}

type FieldsProps = {
  action: ActionDraft
  members: readonly { id: string; name: string }[]
  change: (part: Partial<ActionDraft>) => void
  field: ReturnType<PartProps['field']>
}
type TargetType = Exclude<Extract<Action, { target: string }>['type'], 'member'>

const TARGETS: Record<TargetType, { type: string; placeholder?: string; autoComplete: string }> = {
  email: { type: 'email', autoComplete: 'off' },
  sms: { type: 'tel', autoComplete: 'tel' },
  webhook: { type: 'url', placeholder: 'https://', autoComplete: 'off' },
}
const hasTarget = (type: Action['type']): type is TargetType => type in TARGETS

function ActionFields({ action: { type, target, relayState }, members, change, field }: FieldsProps) {
  const { t } = useTranslation()
  const { data: account } = useQuery(accountQuery)
  if (type === 'relay')
    return (
      <NativeSelect
        label={t('alerts.fields.relayState')}
        value={relayState}
        onChange={({ currentTarget: { value } }) => change({ relayState: value === 'on' ? 'on' : 'off' })}
        data={(['off', 'on'] as const).map((value) => ({ value, label: t(`alerts.relayStates.${value}`) }))}
      />
    )
  if (type === 'member')
    return (
      <NativeSelect
        className={styles.wide}
        label={t('alerts.fields.member')}
        description={t('alerts.fields.memberHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={target}
        {...field}
        onChange={({ currentTarget: { value } }) => change({ target: value })}
        data={[
          { value: '', label: t('alerts.fields.memberChoose') },
          ...members.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    )
  if (!hasTarget(type)) return null
  const hints = {
    email: t('alerts.fields.emailHint', { email: account?.email ?? '' }),
    sms: t('alerts.fields.smsHint'),
    webhook: undefined,
  }
  return (
    <TextInput
      {...TARGETS[type]}
      className={styles.wide}
      label={t(`alerts.fields.${type}Target`)}
      description={hints[type]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={target}
      {...field}
      onChange={({ currentTarget: { value } }) => change({ target: value })}
    />
  )
}
