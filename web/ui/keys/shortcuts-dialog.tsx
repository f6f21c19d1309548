import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialogs/dialog.tsx'
import styles from './shortcuts-dialog.module.css'

/** The keys of a page, each with what it does. */
export type Shortcut = [keys: string[], action: string]

export function ShortcutsDialog({ shortcuts, close }: { shortcuts: readonly Shortcut[]; close: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog close={close} title={t('keys.title')}>
      <dl className={styles.keys}>
        {shortcuts.map(([keys, action]) => (
          <div key={action}>
            <dt>{action}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
