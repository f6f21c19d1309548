import { Button } from '@mantine/core'
import { IconPlus, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../ui/page-head.tsx'
import { ZoneNote } from '../../../ui/times/zone-note.tsx'
import { CreateDialog, type Created } from './create-dialog.tsx'
import styles from './head.module.css'
import { SettingsDialog } from './settings-dialog.tsx'

/** The title of the page with its settings and what can be created. */
export function ReportingHead({ create }: { create: (kind: Created) => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'create' | 'settings' | null>(null)
  const close = () => setOpen(null)
  return (
    <PageHead title={t('reporting.title')} text={t('reporting.subtitle')} note={<ZoneNote />}>
      <span className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconSettings size={17} stroke={1.7} aria-hidden />}
          onClick={() => setOpen('settings')}
        >
          {t('reports.settings.open')}
        </Button>
        <Button
          leftSection={<IconPlus size={17} stroke={1.9} aria-hidden />}
          onClick={() => setOpen('create')}
        >
          {t('reports.create.open')}
        </Button>
      </span>
      {open === 'settings' && <SettingsDialog close={close} />}
      {open === 'create' && (
        <CreateDialog
          create={(kind) => {
            close()
            create(kind)
          }}
          close={close}
        />
      )}
    </PageHead>
  )
}
