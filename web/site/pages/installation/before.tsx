import { IconBatteryOff, IconBolt, IconDropletOff, IconRulerMeasure } from '@tabler/icons-react'
import { Cards } from '../../parts/cards.tsx'
import type { SitePageProps } from '../../site-page.ts'
import styles from './setup.module.css'

const RULES = [
  { rule: 'safety', Icon: IconBatteryOff },
  { rule: 'fuse', Icon: IconBolt },
  { rule: 'voltage', Icon: IconRulerMeasure },
  { rule: 'place', Icon: IconDropletOff },
] as const

/** What to know and to have at hand before the first wire. */
export const Before = ({ t }: Pick<SitePageProps, 't'>) => (
  <>
    <Cards
      cards={RULES.map(({ rule, Icon }) => ({
        Icon,
        title: t(`installation.before.${rule}.title`),
        text: t(`installation.before.${rule}.text`),
      }))}
    />
    <h3 className={styles.toolsTitle}>{t('installation.before.toolsTitle')}</h3>
    <ul className={styles.tools}>
      {Object.values(t('installation.before.tools', { returnObjects: true })).map((tool) => (
        <li key={tool}>{tool}</li>
      ))}
    </ul>
  </>
)
