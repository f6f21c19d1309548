import { ActionIcon, Menu, Switch } from '@mantine/core'
import { IconBellRinging, IconChartBar, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type {
  NotificationAction,
  NotificationCondition,
  NotificationRule,
} from '../../../../shared/reporting/notification-rule.ts'
import { useMay } from '../../../account/membership.tsx'
import { SnoozeItems } from '../../../snooze/snooze-menu.tsx'
import { SnoozedNote } from '../../../snooze/snoozed-note.tsx'
import { WarningNote } from '../../../ui/feedback/warning-note.tsx'
import { UNKNOWN } from '../../../ui/format.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useHourText } from '../../../ui/times/use-hour-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { ConditionType } from '../dialog/rule-draft.ts'
import { useCooldownText } from '../use-cooldown-text.ts'
import { useReportingView } from '../use-reporting-view.ts'
import type { OpenDialog } from './rule-dialogs.tsx'
import styles from './rules.module.css'
import { useDuplicateRule, useToggleRule } from './use-rule-actions.ts'

type Props = { rule: NotificationRule; open: (dialog: OpenDialog) => void }

/** A rule: when it fires, what it does then, and how often it has. */
export function RuleCard({ rule, open }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const conditionText = useConditionText()
  const actionText = useActionText()
  const cooldownText = useCooldownText()
  const toggle = useToggleRule(rule)
  const mayWrite = useMay()('rules:write')
  const { id, name, description, conditions, actions, cooldownPeriod, disabledBecause } = rule
  const { triggerCount, lastTriggered } = rule
  const enabled = toggle.isPending ? toggle.variables : rule.enabled
  return (
    <article className={styles.card} aria-label={name} data-off={!enabled || undefined}>
      <header>
        <h2>
          <button type="button" disabled={!mayWrite} onClick={() => open({ kind: 'edit', rule })}>
            {name}
          </button>
        </h2>
        <Switch
          checked={enabled}
          disabled={!mayWrite}
          aria-label={t('reporting.card.toggle', { name })}
          onChange={({ currentTarget: { checked } }) => !toggle.isPending && toggle.mutate(checked)}
        />
        {mayWrite && <RuleMenu rule={rule} open={open} />}
      </header>
      {description && <p className={styles.description}>{description}</p>}
      {disabledBecause !== null && (
        <WarningNote>{t(`reporting.card.disabledBecause.${disabledBecause}`)}</WarningNote>
      )}
      <dl>
        <div>
          <dt>{t('reporting.card.when')}</dt>
          {conditions.map((condition, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id, and the texts no state
            <dd key={index}>
              {index > 0 && <small>{t('reporting.card.and')}</small>} {conditionText(condition)}
            </dd>
          ))}
        </div>
        <div>
          <dt>{t('reporting.card.actions')}</dt>
          {actions.map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: actions have no id, and the texts no state
            <dd key={index}>
              {actionText(action)} <small>{t(`reporting.priorities.${action.priority}`)}</small>
            </dd>
          ))}
        </div>
      </dl>
      <footer>
        <span>{t('reporting.card.triggered', { count: triggerCount })}</span>
        {lastTriggered !== null && (
          <time dateTime={lastTriggered} title={times.full(lastTriggered)}>
            {t('reporting.card.last', { time: times.short(lastTriggered, now) })}
          </time>
        )}
        <span>{t('reporting.card.cooldown', { cooldown: cooldownText(cooldownPeriod) })}</span>
        <SnoozedNote what={{ kind: 'rule', id }} />
      </footer>
    </article>
  )
}

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type RuleMenuProps = { rule: NotificationRule; open: (dialog: OpenDialog) => void }

function RuleMenu({ rule, open }: RuleMenuProps) {
  const { t } = useTranslation()
  const { change } = useReportingView()
  const duplicate = useDuplicateRule(rule)
  const { id, name } = rule
  return (
    <Menu position="bottom-end" radius={12} shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon size={44} variant="subtle" color="gray" aria-label={t('reporting.menu.open', { name })}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconBellRinging {...ICON} />} onClick={() => open({ kind: 'test', rule })}>
          {t('reporting.menu.test')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => open({ kind: 'edit', rule })}>
          {t('reporting.menu.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy {...ICON} />}
          onClick={() => !duplicate.isPending && duplicate.mutate()}
        >
          {t('reporting.menu.duplicate')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconChartBar {...ICON} />}
          onClick={() => change({ tab: 'analytics', rule: id })}
        >
          {t('reporting.menu.analytics')}
        </Menu.Item>
        <Menu.Divider />
        <SnoozeItems what={{ kind: 'rule', id }} name={name} />
        <Menu.Divider />
        <Menu.Item
          className={styles.delete}
          leftSection={<IconTrash {...ICON} />}
          onClick={() => open({ kind: 'delete', rule })}
        >
          {t('reporting.menu.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Writes an action as a phrase: `Email and push`, `Webhook to hooks.example.com`. */
function useActionText(): (action: NotificationAction) => string {
  const { t, i18n } = useTranslation()
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return ({ type, channels, webhookUrl }) => {
    if (type === 'log') return t('reporting.does.log')
    if (type === 'webhook')
      return t('reporting.does.webhook', { host: URL.parse(webhookUrl ?? '')?.host ?? webhookUrl })
    const used = type === 'notify' ? channels : [type]
    return list.format(used.map((channel) => t(`reporting.does.${channel}`)))
  }
}

/** Writes a condition as a phrase, in the account's units: `Speed above 55 mph`. */
function useConditionText(): (condition: NotificationCondition) => string {
  const { t } = useTranslation()
  const { speedText, voltageText } = useUnits()
  const hourText = useHourText()
  const valueTexts: Record<Exclude<ConditionType, 'geofence'>, (value: number) => string> = {
    speed: speedText,
    battery: voltageText,
    gForce: (value) => t('reporting.gForce', { value }),
    time: hourText,
  }
  return ({ type, operator, value, geofenceName }) => {
    if (type === 'geofence')
      return t(`reporting.phrases.geofence.${operator === 'notEquals' ? 'notEquals' : 'equals'}`, {
        geofence: geofenceName ?? UNKNOWN,
      })
    const [first, second] = Array.isArray(value) ? value : [value, null]
    const text = (limit: number | string | null | undefined) =>
      typeof limit === 'number' ? valueTexts[type](limit) : (limit ?? UNKNOWN)
    const end = type === 'time' && operator !== 'between' && typeof first === 'number' ? first + 1 : second
    return t(`reporting.phrases.${type}.${operator}`, { value: text(first), valueTo: text(end) })
  }
}
