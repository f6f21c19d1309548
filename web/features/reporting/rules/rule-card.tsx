import { Switch } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { SnoozedNote } from '../../../snooze/snoozed-note.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useCooldownText } from '../use-cooldown-text.ts'
import type { OpenDialog } from './rule-dialogs.tsx'
import { RuleMenu } from './rule-menu.tsx'
import styles from './rules.module.css'
import { useActionText } from './use-action-text.ts'
import { useConditionText } from './use-condition-text.ts'
import { useToggleRule } from './use-rule-actions.ts'

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
  const { id, name, description, conditions, actions, cooldownPeriod, disabledBecause } = rule
  const { triggerCount, lastTriggered } = rule
  const enabled = toggle.isPending ? toggle.variables : rule.enabled
  return (
    <article className={styles.card} aria-label={name} data-off={!enabled || undefined}>
      <header>
        <h2>
          <button type="button" onClick={() => open({ kind: 'edit', rule })}>
            {name}
          </button>
        </h2>
        <Switch
          checked={enabled}
          aria-label={t('reporting.card.toggle', { name })}
          onChange={({ currentTarget: { checked } }) => !toggle.isPending && toggle.mutate(checked)}
        />
        <RuleMenu rule={rule} open={open} />
      </header>
      {description && <p className={styles.description}>{description}</p>}
      {disabledBecause !== null && (
        <p className={styles.warning}>
          <IconAlertTriangle size={17} stroke={1.7} aria-hidden />
          {t(`reporting.card.disabledBecause.${disabledBecause}`)}
        </p>
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
