import { IconEngine, IconPlayerPlay, IconShieldCheck, IconShieldLock } from '@tabler/icons-react'
import { Cards } from '../../parts/cards.tsx'
import type { SitePageProps } from '../../site-page.ts'
import styles from './setup.module.css'

const RULES = [
  { rule: 'starter', Icon: IconEngine },
  { rule: 'interlock', Icon: IconShieldLock },
  { rule: 'restore', Icon: IconPlayerPlay },
  { rule: 'proof', Icon: IconShieldCheck },
] as const

/** Where the relay may be wired, and what the product does so that a cut is safe. */
export const RelaySafety = ({ t, site }: SitePageProps) => (
  <>
    <Cards
      cards={RULES.map(({ rule, Icon }) => ({
        Icon,
        title: t(`installation.relay.rules.${rule}.title`, { name: site.name }),
        text: t(`installation.relay.rules.${rule}.text`),
      }))}
    />
    <p className={styles.test}>{t('installation.relay.test')}</p>
    <p className={styles.test}>{t('installation.relay.electrician')}</p>
  </>
)
