import { Button, SegmentedControl, TextInput } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import lists from '../../../ui/list.module.css'
import { MAX_SEARCH_TEXT } from '../../../ui/search-params.ts'
import { useSearchText } from '../../../ui/text/use-search-text.ts'
import { SHOWN } from '../reporting-search.ts'
import type { ReportingView } from '../use-reporting-view.ts'
import { foundRules } from './found-rules.ts'
import { NoRules } from './no-rules.tsx'
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
        <TextInput
          type="search"
          className={lists.search}
          value={text}
          maxLength={MAX_SEARCH_TEXT}
          placeholder={t('reporting.search')}
          aria-label={t('reporting.search')}
          leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
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
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
          {t('reporting.create')}
        </Button>
      </div>
      {rules.length === 0 && <NoRules create={create} />}
      {rules.length > 0 && found.length === 0 && <p>{t('reporting.noMatch')}</p>}
      {rules.length > 0 && (
        <div className={styles.cards}>
          {found.map((rule) => (
            <RuleCard key={rule.id} rule={rule} open={setOpen} />
          ))}
          <button type="button" className={styles.newCard} onClick={create}>
            <IconPlus size={22} stroke={1.7} aria-hidden />
            {t('reporting.createNew')}
          </button>
        </div>
      )}
      {dialog !== null && <RuleDialogs open={dialog} close={close} />}
    </div>
  )
}
