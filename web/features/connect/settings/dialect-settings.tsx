import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { DIALECTS, type Dialect } from '../../../../shared/trackers/dialects.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { DIALECT_SETUPS } from './dialect-setups.ts'
import { LocalOnlyNote } from './local-only-note.tsx'
import { isLoopbackHost } from './loopback-host.ts'
import styles from './settings.module.css'

const SETUPS = entriesOf(DIALECT_SETUPS)

/** The settings to enter in the tracker, with a tab for each dialect. */
export function DialectSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  return (
    <section className={styles.panel} aria-labelledby="connect-settings">
      <h2 id="connect-settings">{t('connect.settings')}</h2>
      <p className={styles.dim}>{t('connect.once')}</p>
      {isLoopbackHost(credentials.host) && <LocalOnlyNote host={credentials.host} />}
      <Tabs defaultValue={SETUPS[0]?.[0]} keepMounted={false} unstyled>
        <Tabs.List className={styles.dialects}>
          {SETUPS.map(([dialect, { Icon }]) => (
            <Tabs.Tab
              key={dialect}
              value={dialect}
              className={styles.dialect}
              leftSection={<Icon size={22} stroke={1.7} aria-hidden="true" />}
            >
              <strong>{t(`connect.dialects.${dialect}.name`)}</strong>
              <small>{t(`connect.dialects.${dialect}.about`)}</small>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SETUPS.map(([dialect, { Settings }]) => (
          <Tabs.Panel key={dialect} value={dialect} className={styles.body}>
            <Settings credentials={credentials} />
            <AcceptedCommands dialect={dialect} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}

/** The text commands that a tracker of the dialect accepts. */
function AcceptedCommands({ dialect }: { dialect: Dialect }) {
  const { t } = useTranslation()
  const accepts = DIALECTS[dialect].commands?.accepts ?? 'none'
  return (
    <>
      <h3>{t('connect.commands.title')}</h3>
      {typeof accepts === 'string' ? (
        <p>{t(`connect.commands.${accepts}`)}</p>
      ) : (
        <>
          <p>{t('connect.commands.some')}</p>
          <ul className={styles.commands}>
            {accepts.map((text) => (
              <li key={text}>
                <code>{text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
