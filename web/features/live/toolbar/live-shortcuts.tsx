import { useTranslation } from 'react-i18next'
import { ShortcutsDialog } from '../../../ui/keys/shortcuts-dialog.tsx'

/** The keyboard shortcuts of the live map. */
export function LiveShortcuts({ close }: { close: () => void }) {
  const { t } = useTranslation()
  return (
    <ShortcutsDialog
      close={close}
      shortcuts={[
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
      ]}
    />
  )
}
