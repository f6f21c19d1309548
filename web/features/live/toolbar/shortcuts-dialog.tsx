import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './shortcuts-dialog.module.css'

export function ShortcutsDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const shortcuts: [keys: string[], action: string][] = [
    [['/'], t('keys.search')],
    [['↑', '↓'], t('keys.arrows')],
    [['Enter'], t('keys.select')],
    [['Esc'], t('keys.close')],
    [['f'], t('keys.follow')],
    [[t('keys.space')], t('keys.pause')],
    [['t'], t('keys.trails')],
    [['m'], t('keys.map')],
    [['g'], t('keys.fences')],
    [['?'], t('keys.show')],
  ]
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
