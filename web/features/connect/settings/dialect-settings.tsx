import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { DIALECT_TABS } from './dialect-setups.ts'
import { LocalOnlyNote } from './local-only-note.tsx'
import { isLoopbackHost } from './loopback-host.ts'
import styles from './settings.module.css'

/** What to enter into the tracker, by the kind of tracker it is. */
export function DialectSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  return (
    <section className={styles.panel} aria-labelledby="connect-settings">
      <h2 id="connect-settings">{t('connect.settings')}</h2>
      <p className={styles.dim}>{t('connect.once')}</p>
      {isLoopbackHost(credentials.host) && <LocalOnlyNote host={credentials.host} />}
      <Tabs defaultValue={DIALECT_TABS[0]?.dialect} keepMounted={false} unstyled>
        <Tabs.List className={styles.ways}>
          {DIALECT_TABS.map(({ dialect, Icon }) => (
            <Tabs.Tab
              key={dialect}
              value={dialect}
              className={styles.way}
              leftSection={<Icon size={22} stroke={1.7} aria-hidden="true" />}
            >
              <strong>{t(`connect.ways.${dialect}.name`)}</strong>
              <small>{t(`connect.ways.${dialect}.about`)}</small>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {DIALECT_TABS.map(({ dialect, Settings }) => (
          <Tabs.Panel key={dialect} value={dialect} className={styles.body}>
            <Settings credentials={credentials} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}
