import { useTranslation } from 'react-i18next'
import { toIso } from '../../../shared/time.ts'
import { useListText } from '../../ui/text/use-list-text.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import styles from './import-page.module.css'
import type { ImportState } from './import-run.ts'
import { useNumberText } from './use-number-text.ts'

type Props = { state: Extract<ImportState, { summary: object }> }

/** What the file has, what was stored, and what is left out and why. */
export function ImportReport({ state }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const numberText = useNumberText()
  const listText = useListText()
  const { count, from, to, problems } = state.summary
  const report = 'report' in state ? state.report : null
  return (
    <dl className={styles.report} aria-label={t('import.report')}>
      {count > 0 && (
        <>
          <Row name={t('import.found')} value={numberText(count)} />
          <Row
            name={t('import.period')}
            value={t('import.periodText', { from: times.date(toIso(from)), to: times.date(toIso(to)) })}
          />
        </>
      )}
      {problems.map(({ problem, count: faulty, first }) => (
        <Row
          key={problem}
          name={t(`import.problems.${problem}`)}
          value={WHOLE_FILE.has(problem) ? '' : numberText(faulty)}
          detail={
            WHOLE_FILE.has(problem)
              ? undefined
              : t(faulty > first.length ? 'import.firstAt' : 'import.at', {
                  list: listText(first.map(numberText)),
                })
          }
        />
      ))}
      {report &&
        (['stored', 'repeated', 'tooOld', 'inFuture'] as const)
          .filter((name) => name === 'stored' || report[name] > 0)
          .map((name) => <Row key={name} name={t(`import.${name}`)} value={numberText(report[name])} />)}
    </dl>
  )
}

/** Problems of no single point. */
const WHOLE_FILE = new Set(['columns-missing', 'file-broken'])

function Row({ name, value, detail }: { name: string; value: string; detail?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {detail && <small>{detail}</small>}
      </dd>
    </div>
  )
}
