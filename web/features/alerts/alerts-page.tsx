import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../shared/alerts/alert-rule.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useLivePush } from '../../api/live-push/use-live-push.ts'
import { useSite } from '../../api/site.tsx'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { panelId, tabId } from '../../ui/tabs.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { AlertsHead } from './alerts-head.tsx'
import styles from './alerts-page.module.css'
import { RuleDialog } from './dialog/rule-dialog.tsx'
import { emptyRule, type RuleDraft, ruleDraft } from './dialog/rule-draft.ts'
import { DeleteDialog } from './list/delete-dialog.tsx'
import { ExamplesPanel } from './list/examples-panel.tsx'
import list from './list/list.module.css'
import { NoRules } from './list/no-rules.tsx'
import { RuleCard } from './list/rule-card.tsx'
import { RULES_POLL_MS, rulesQuery } from './rules-query.ts'

type Open = { kind: 'edit'; draft: RuleDraft; edited: AlertRule | null } | { kind: 'delete'; rule: AlertRule }

/** The alert rules of the account as cards, and examples while there are none. */
export function AlertsPage() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { units } = useUnits()
  const query = useQuery({ ...rulesQuery(client), refetchInterval: RULES_POLL_MS })
  const { data: fleet } = useQuery(devicesQuery(client))
  const [open, setOpen] = useState<Open | null>(null)
  useLivePush(true)
  const close = () => setOpen(null)
  const create = (draft: RuleDraft) => setOpen({ kind: 'edit', draft, edited: null })
  const edit = (rule: AlertRule) => setOpen({ kind: 'edit', draft: ruleDraft(rule, units), edited: rule })
  const rules = query.data ?? []
  return (
    <div className={styles.page}>
      <AlertsHead view="rules">
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => create(emptyRule)}>
          {t('alerts.new')}
        </Button>
      </AlertsHead>
      <div
        className={styles.panel}
        role="tabpanel"
        id={panelId('alerts', 'rules')}
        aria-labelledby={tabId('alerts', 'rules')}
      >
        <div className={styles.content}>
          <QueryProblem
            query={query}
            title={t('alerts.failed.load')}
            stale={t('alerts.stale')}
            context="alerts"
          />
          {query.isPending && (
            <div className={list.list} role="status" aria-label={t('alerts.loading')}>
              <Skeleton height={132} radius={12} />
              <Skeleton height={132} radius={12} />
              <Skeleton height={132} radius={12} />
            </div>
          )}
          {query.data && rules.length === 0 && (
            <>
              <NoRules />
              <ExamplesPanel use={create} />
            </>
          )}
          {rules.length > 0 && (
            <ul className={list.list} aria-label={t('alerts.list')}>
              {rules.map((rule) => (
                <RuleCard
                  key={rule.id}
                  rule={rule}
                  devices={fleet?.devices}
                  edit={() => edit(rule)}
                  remove={() => setOpen({ kind: 'delete', rule })}
                />
              ))}
            </ul>
          )}
        </div>
      </div>
      {open?.kind === 'edit' && <RuleDialog draft={open.draft} edited={open.edited} close={close} />}
      {open?.kind === 'delete' && <DeleteDialog rule={open.rule} close={close} />}
    </div>
  )
}
