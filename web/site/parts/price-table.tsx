import { IconCheck } from '@tabler/icons-react'
import { type Plan, recurringCents } from '../../../shared/subscriptions/prices.ts'
import { money } from '../money.ts'
import type { SitePageProps } from '../site-page.ts'
import { ButtonLink } from './call-to-action.tsx'
import styles from './price-table.module.css'

type Props = Pick<SitePageProps, 't' | 'language'> & { note?: string }

const PLANS = ['monthly', 'annual', 'marine'] as const satisfies readonly Plan[]
const BEST: Plan = 'annual'

/** The prices of tracking a device, each plan with a link to its order. */
export const PriceTable = ({ t, language, note }: Props) => (
  <>
    <ul className={styles.plans}>
      {PLANS.map((plan) => (
        <li key={plan} className={plan === BEST ? styles.best : undefined}>
          <h3>
            {t(`siteShell.plans.${plan}.name`)}
            {plan === BEST && <span className={styles.badge}>{t('siteShell.plans.best')}</span>}
          </h3>
          <p className={styles.price}>
            <strong>{money(language, recurringCents({ plan, quantity: 1 }))}</strong>
            <span>{t(`siteShell.plans.${plan}.per`)}</span>
          </p>
          <p className={styles.text}>{t(`siteShell.plans.${plan}.text`)}</p>
          <ul className={styles.points}>
            {(['first', 'second', 'third'] as const).map((point) => (
              <li key={point}>
                <IconCheck size={18} aria-hidden />
                {t(`siteShell.plans.${plan}.${point}`)}
              </li>
            ))}
          </ul>
          <ButtonLink href={`/onboarding?plan=${plan}`} kind={plan === BEST ? 'primary' : 'plain'}>
            {t(`siteShell.plans.${plan}.choose`)}
          </ButtonLink>
        </li>
      ))}
    </ul>
    <p className={styles.unit}>
      {t('siteShell.plans.unit')} {note}
    </p>
  </>
)

type Row = { what: string; price: string }
type PriceRowsProps = {
  /** The headings of the two columns. */
  heads: readonly [what: string, price: string]
  rows: readonly Row[]
  total: Row
  after?: Row
  note?: string
}

/** Prices, added up. */
export const PriceRows = ({ heads, rows, total, after, note }: PriceRowsProps) => (
  <>
    <table className={styles.prices}>
      <thead className={styles.heads}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PriceRow key={row.what} {...row} />
        ))}
        <PriceRow {...total} kind="total" />
        {after !== undefined && <PriceRow {...after} kind="after" />}
      </tbody>
    </table>
    {note !== undefined && <p className={styles.note}>{note}</p>}
  </>
)

const PriceRow = ({ what, price, kind }: Row & { kind?: 'total' | 'after' }) => (
  <tr className={kind && styles[kind]}>
    <th scope="row">{what}</th>
    <td>{price}</td>
  </tr>
)
