import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../shared/alerts/alert-rule.ts'
import { Permitted } from '../../account/membership.tsx'
import { devicesQuery } from '../../api/devices-query.ts'
import { useLivePush } from '../../api/live-push/use-live-push.ts'
import { useSite } from '../../api/site.tsx'
import { FirstStepsLink } from '../../first-steps/first-steps-link.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { EmptyState } from '../../ui/screens/empty-state.tsx'
import { SILHOUETTES } from '../../ui/silhouettes.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { AlertsFrame } from './alerts-frame.tsx'
import styles from './alerts-page.module.css'
import { RuleDialog } from './dialog/rule-dialog.tsx'
import { emptyRule, type RuleDraft, ruleDraft } from './dialog/rule-draft.ts'
import examplesStyles from './examples.module.css'
import { examplesFor } from './examples.ts'
import list from './list.module.css'
import { RuleCard } from './rule-card.tsx'
import { ruleSentence } from './sentence/rule-sentence.ts'
import { RULES_POLL_MS, rulesQuery, useDeleteRule } from './use-rule-actions.ts'
import { useRuleWriting } from './use-rule-writing.ts'

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
    <AlertsFrame
      view="rules"
      actions={
        <Permitted to="rules:write">
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => create(emptyRule)}>
            {t('alerts.new')}
          </Button>
        </Permitted>
      }
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
            <Permitted to="rules:write">
              <ExamplesPanel use={create} />
            </Permitted>
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
      {open?.kind === 'edit' && <RuleDialog draft={open.draft} edited={open.edited} close={close} />}
      {open?.kind === 'delete' && <DeleteDialog rule={open.rule} close={close} />}
    </AlertsFrame>
  )
}

/** Asks for confirmation and deletes the rule. */
function DeleteDialog({ rule: { id, name }, close }: { rule: AlertRule; close: () => void }) {
  const { t } = useTranslation()
  const remove = useDeleteRule()
  return (
    <ConfirmDialog
      title={t('alerts.delete.title', { name })}
      cancelText={t('alerts.cancel')}
      verb={t('alerts.delete.confirm', { name })}
      close={close}
      confirm={() => remove.mutate(id, { onSuccess: close })}
      isPending={remove.isPending}
    >
      <p>{t('alerts.delete.text')}</p>
      {remove.error !== null && (
        <ProblemNote error={remove.error} title={t('alerts.failed.delete')} context="alerts" />
      )}
    </ConfirmDialog>
  )
}

/** Rules to start from. One click opens the dialog with the example, which can be changed before it is saved. */
function ExamplesPanel({ use }: { use: (draft: RuleDraft) => void }) {
  const { t } = useTranslation()
  const { zone } = useTimes()
  const { units } = useUnits()
  const writing = useRuleWriting()
  return (
    <section className={examplesStyles.examples} aria-labelledby="alert-examples">
      <h2 id="alert-examples">{t('alerts.examples.title')}</h2>
      <p>{t('alerts.examples.text')}</p>
      <ul>
        {examplesFor(units, zone).map((example) => {
          const name = t(`alerts.examples.names.${example.name}`)
          return (
            <li key={example.name}>
              <button
                type="button"
                aria-label={t('alerts.examples.use', { name })}
                aria-describedby={`example-${example.name}`}
                onClick={() => use(ruleDraft({ ...example, name }, units))}
              >
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                  <path fillRule="evenodd" d={SILHOUETTES[example.icon]} fill="currentColor" />
                </svg>
                <span>
                  <strong>{name}</strong>
                  <small id={`example-${example.name}`}>
                    {ruleSentence(example, t('alerts.who.any'), writing)}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The empty state: what alert rules are for. */
function NoRules() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('alerts.emptyTitle')}
      text={t('alerts.empty')}
      picture={
        <>
          <path
            d="M10 64C40 64 46 52 70 50S98 66 118 40 150 24 190 22"
            fill="none"
            stroke="var(--dim)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path
            d="M10 40H190"
            stroke="var(--brand)"
            strokeWidth="2"
            strokeDasharray="4 7"
            strokeLinecap="round"
          />
          <circle cx="118" cy="40" r="13" fill="var(--brand)" />
          <path
            d="M118 33c-2.8 0-4.4 2-4.4 4.6v3.2l-1.4 2.2h11.6l-1.4-2.2v-3.2c0-2.6-1.6-4.6-4.4-4.6ZM116.4 44.4a1.7 1.7 0 0 0 3.200 0Z"
            fill="var(--on-brand)"
          />
        </>
      }
    >
      <FirstStepsLink />
    </EmptyState>
  )
}
