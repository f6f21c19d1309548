import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NotificationAction } from '../../../../shared/reporting/notification-rule.ts'
import { ACTIONS_MAX, Priority } from '../../../../shared/rules/rule.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { FieldProblem } from './field-problem.tsx'
import styles from './rule-dialog.module.css'
import { type ActionDraft, type ActionType, type Channel, emptyAction } from './rule-draft.ts'

const TYPES: readonly ActionType[] = ['notify', 'webhook', 'log']
const CHANNELS: readonly Channel[] = NotificationAction.shape.channels.unwrap().element.options

type Props = {
  actions: readonly ActionDraft[]
  change: (actions: readonly ActionDraft[]) => void
  problems: ReadonlyMap<string, string>
}

/** The actions of a rule when it fires. */
export function ActionFields({ actions, change, problems }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend>{t('reporting.dialog.actions')}</legend>
      {actions.map((action, index) => (
        <ActionField
          // biome-ignore lint/suspicious/noArrayIndexKey: actions have no id, and the fields no state
          key={index}
          path={`actions.${index}`}
          action={action}
          change={(changed) => change(actions.with(index, changed))}
          remove={() => change(actions.toSpliced(index, 1))}
          problems={problems}
        />
      ))}
      <FieldProblem text={problems.get('actions')} />
      {actions.length < ACTIONS_MAX && (
        <Button
          name="actions"
          className={styles.add}
          variant="light"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => change([...actions, emptyAction('notify')])}
        >
          {t('reporting.dialog.addAction')}
        </Button>
      )}
    </fieldset>
  )
}

type FieldProps = {
  path: string
  action: ActionDraft
  change: (action: ActionDraft) => void
  remove: () => void
  problems: ReadonlyMap<string, string>
}

function ActionField({ path, action, change, remove, problems }: FieldProps) {
  const { t } = useTranslation()
  const { type, priority } = action
  return (
    <div className={styles.row}>
      <NativeSelect
        aria-label={t('reporting.dialog.actionType')}
        value={type}
        onChange={({ currentTarget: { value } }) => {
          const chosen = TYPES.find((known) => known === value)
          if (chosen !== undefined) change({ ...emptyAction(chosen), priority })
        }}
        data={TYPES.map((value) => ({ value, label: t(`reporting.actions.${value}`) }))}
      />
      <NativeSelect
        aria-label={t('reporting.dialog.priority')}
        value={priority}
        onChange={({ currentTarget: { value } }) => {
          const chosen = Priority.options.find((known) => known === value)
          if (chosen !== undefined) change({ ...action, priority: chosen })
        }}
        data={Priority.options.map((value) => ({ value, label: t(`reporting.priorities.${value}`) }))}
      />
      <div className={styles.value}>
        {type === 'notify' && (
          <Channels path={path} action={action} change={change} problem={problems.get(`${path}.channels`)} />
        )}
        {type === 'webhook' && (
          <TextInput
            name={`${path}.webhookUrl`}
            type="url"
            aria-label={t('reporting.dialog.webhook')}
            placeholder="https://"
            value={action.webhookUrl}
            error={problems.get(`${path}.webhookUrl`)}
            onChange={({ currentTarget: { value } }) => change({ ...action, webhookUrl: value })}
            autoComplete="off"
          />
        )}
        {type === 'log' && <p className={styles.hint}>{t('reporting.dialog.logText')}</p>}
      </div>
      <ToolButton label={t('reporting.dialog.removeAction')} size={36} onClick={remove}>
        <IconX size={17} stroke={1.7} aria-hidden />
      </ToolButton>
    </div>
  )
}

type ChannelProps = {
  path: string
  action: ActionDraft
  change: (action: ActionDraft) => void
  problem: string | undefined
}

function Channels({ path, action, change, problem }: ChannelProps) {
  const { t } = useTranslation()
  const { channels } = action
  return (
    <fieldset
      className={styles.channels}
      name={`${path}.channels`}
      aria-label={t('reporting.dialog.channels')}
    >
      {CHANNELS.map((channel) => {
        const isChosen = channels.includes(channel)
        const others = channels.filter((other) => other !== channel)
        return (
          <ChoiceChip
            key={channel}
            chosen={isChosen}
            choose={() => change({ ...action, channels: isChosen ? others : [...others, channel] })}
          >
            {t(`reporting.channels.${channel}`)}
          </ChoiceChip>
        )
      })}
      <FieldProblem text={problem} />
    </fieldset>
  )
}
