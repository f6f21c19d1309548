import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './shortcuts-dialog.module.css'

export function ShortcutsDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const keys: [keys: string[], does: string][] = [
    [['/'], t('keys.search')],
    [['↑', '↓'], t('keys.walk')],
    [['Enter'], t('keys.select')],
    [['Esc'], t('keys.close')],
    [['f'], t('keys.follow')],
    [[t('keys.space')], t('keys.pause')],
    [['t'], t('keys.trails')],
    [['m'], t('keys.map')],
    [['?'], t('keys.show')],
  ]
  return (
    <Dialog close={close} title={t('keys.title')}>
      <dl className={styles.keys}>
        {keys.map(([pressed, does]) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {pressed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
