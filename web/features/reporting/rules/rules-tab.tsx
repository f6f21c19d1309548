import { Button, SegmentedControl } from '@mantine/core'
import { Permitted } from '../../../account/membership.tsx'
import { SearchField } from '../../../ui/list/search-field.tsx'
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import lists from '../../../ui/list/list.module.css'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'
import { useSearchText } from '../../../ui/text/use-search-text.ts'
import { SHOWN, type Shown } from '../reporting-search.ts'
import type { ReportingView } from '../use-reporting-view.ts'
import { RuleCard } from './rule-card.tsx'
import { type OpenDialog, RuleDialogs } from './rule-dialogs.tsx'
import styles from './rules.module.css'

const ALL = 'all'

type Props = { rules: readonly NotificationRule[]; view: ReportingView }

/** The notification rules as cards, with what can be done with them. */
export function RulesTab({ rules, view: { search, change } }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const [text, setText] = useSearchText(search.q ?? '', (q) => change({ q: q || undefined }))
  const found = foundRules(rules, text, search.show)
  const create = () => setOpen({ kind: 'create' })
  const asked = search.create === 'rule' ? ({ kind: 'create' } as const) : null
  const dialog = open ?? asked
  const close = () => {
    setOpen(null)
    if (asked !== null) change({ create: undefined })
  }
  return (
    <div className={`${lists.tab} ${styles.tab}`}>
      <div className={`${lists.head} ${styles.head}`}>
        <SearchField className={lists.search} label={t('reporting.search')} value={text} change={setText} />
        <SegmentedControl
          aria-label={t('reporting.show.label')}
          className={styles.show}
          data={[ALL, ...SHOWN].map((value) => ({
            value,
            label: t(`reporting.show.${SHOWN.find((shown) => shown === value) ?? 'all'}`),
          }))}
          value={search.show ?? ALL}
          onChange={(value) => change({ show: SHOWN.find((shown) => shown === value) })}
        />
        <span className={lists.count} role="status">
          {t('reporting.count', { count: found.length })}
        </span>
        <Permitted to="rules:write">
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
            {t('reporting.create')}
          </Button>
        </Permitted>
      </div>
      {rules.length === 0 && <NoRules create={create} />}
      {rules.length > 0 && found.length === 0 && <p>{t('reporting.noMatch')}</p>}
      {rules.length > 0 && (
        <div className={styles.cards}>
          {found.map((rule) => (
            <RuleCard key={rule.id} rule={rule} open={setOpen} />
          ))}
          <Permitted to="rules:write">
            <button type="button" className={styles.newCard} onClick={create}>
              <IconPlus size={22} stroke={1.7} aria-hidden />
              {t('reporting.createNew')}
            </button>
          </Permitted>
        </div>
      )}
      {dialog !== null && <RuleDialogs open={dialog} close={close} />}
    </div>
  )
}

/** The rules whose name or description has the text, and that are on or off as asked. */
function foundRules(
  rules: readonly NotificationRule[],
  text: string,
  shown: Shown | undefined,
): NotificationRule[] {
  const wanted = text.trim().toLowerCase()
  return rules.filter(({ name, description, enabled }) => {
    const hasText = `${name} ${description ?? ''}`.toLowerCase().includes(wanted)
    return hasText && (shown === undefined || enabled === (shown === 'active'))
  })
}

/** The empty state: what notification rules are for. */
function NoRules({ create }: { create: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('reporting.emptyTitle')}
      text={t('reporting.empty')}
      picture={
        <>
          <path
            d="M14 74C40 74 44 40 66 40S92 70 112 48"
            fill="none"
            stroke="var(--line)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path d="M10 54H190" stroke="var(--dim)" strokeWidth="2" strokeDasharray="3 7" />
          <path
            d="M112 48C124 34 130 18 148 18"
            fill="none"
            stroke="var(--brand)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cx="148" cy="18" r="14" fill="var(--brand)" />
          <path d="M148 11v9M148 24.5v.5" stroke="var(--on-brand)" strokeWidth="3" strokeLinecap="round" />
        </>
      }
    >
      <Permitted to="rules:write">
        <Button variant="light" onClick={create}>
          {t('reporting.createNew')}
        </Button>
      </Permitted>
    </EmptyState>
  )
}
