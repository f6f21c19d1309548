import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../../shared/http/client.ts'
import { problemText } from '../../../ui/feedback/problem-text.ts'
import styles from '../settings-page.module.css'
import type { Refused } from './use-add-units.ts'

/** Which units were not added, and why, line by line. */
export function RefusedUnits({ refused, added }: { refused: Refused; added: number }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <p>{t('settings.gateways.report', { added, refused: refused.length })}</p>
      <ul className={styles.bullets}>
        {refused.map(({ unitId, code }) => (
          <li key={unitId}>
            {unitId}: {problemText(t, new ApiProblem(code, 409, code)).text}
          </li>
        ))}
      </ul>
    </div>
  )
}
