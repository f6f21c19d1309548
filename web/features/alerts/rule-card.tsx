import { ActionIcon, Switch } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../shared/alerts/alert-rule.ts'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { Permitted, useMay } from '../../account/membership.tsx'
import { SnoozeMenu } from '../../snooze/snooze-menu.tsx'
import { SnoozedNote } from '../../snooze/snoozed-note.tsx'
import { WarningNote } from '../../ui/feedback/warning-note.tsx'
import { AgeText } from '../../ui/times/age.tsx'
import styles from './list.module.css'
import { ruleSentence, SHOWN_ON_CARD } from './sentence/rule-sentence.ts'
import { whoText } from './sentence/who-text.ts'
import { useEnableRule } from './use-rule-actions.ts'
import { useRuleWriting } from './use-rule-writing.ts'

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type Props = {
  rule: AlertRule
  /** Undefined until they are loaded. */
  devices: readonly DeviceView[] | undefined
  edit: () => void
  remove: () => void
}

/** A rule as a sentence, with its switch and when it last fired. */
export function RuleCard({ rule, devices, edit, remove }: Props) {
  const { t, i18n } = useTranslation()
  const writing = useRuleWriting()
  const enable = useEnableRule()
  const mayWrite = useMay()('rules:write')
  const { id, name, disabledBecause } = rule
  const enabled = enable.isPending ? enable.variables.enabled : rule.enabled
  return (
    <li className={styles.card} data-off={!enabled || undefined}>
      <header>
        <h2>
          <button type="button" disabled={!mayWrite} onClick={edit}>
            {name}
          </button>
        </h2>
        <Switch
          checked={enabled}
          disabled={!mayWrite}
          aria-label={t('alerts.card.enabled', { name })}
          onChange={({ currentTarget: { checked } }) =>
            !enable.isPending && enable.mutate({ id, enabled: checked })
          }
        />
      </header>
      <p className={styles.sentence}>
        {ruleSentence(rule, whoText(rule, devices, { t, language: i18n.language }), writing, SHOWN_ON_CARD)}
      </p>
      <SnoozedNote what={{ kind: 'rule', id }} />
      {disabledBecause !== null && (
        <WarningNote>
          {t(`alerts.card.disabledBecause.${disabledBecause}`)} {t('alerts.card.choose')}
        </WarningNote>
      )}
      <footer>
        <LastTriggered rule={rule} />
        <SnoozeMenu what={{ kind: 'rule', id }} name={name} size={40} />
        <Permitted to="rules:write">
          <ActionIcon
            size={40}
            variant="subtle"
            color="gray"
            aria-label={t('alerts.card.edit', { name })}
            onClick={edit}
          >
            <IconPencil {...ICON} />
          </ActionIcon>
          <ActionIcon
            size={40}
            variant="subtle"
            color="gray"
            aria-label={t('alerts.card.delete', { name })}
            onClick={remove}
          >
            <IconTrash {...ICON} />
          </ActionIcon>
        </Permitted>
      </footer>
    </li>
  )
}

/** When a rule last fired, with a link to that event, and how often it has. */
function LastTriggered({ rule: { lastTriggered, lastEventId, triggerCount, id } }: { rule: AlertRule }) {
  const { t } = useTranslation()
  if (lastTriggered === null) return <span>{t('alerts.card.neverTriggered')}</span>
  const search = { ruleId: id, ...(lastEventId === null ? {} : { event: lastEventId }) }
  return (
    <span>
      <Link to="/dashboard/alerts/events" search={search}>
        {t('alerts.card.triggered')} <AgeText at={lastTriggered} />
      </Link>
      {triggerCount > 1 && <small>{t('alerts.card.count', { count: triggerCount })}</small>}
    </span>
  )
}
