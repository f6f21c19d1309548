import { IconBellRinging, IconCalendarRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './head.module.css'

const KINDS = [
  { kind: 'schedule', Icon: IconCalendarRepeat },
  { kind: 'rule', Icon: IconBellRinging },
] as const
export type Created = (typeof KINDS)[number]['kind']

/** Asks what to create. */
export function CreateDialog({ create, close }: { create: (kind: Created) => void; close: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('reports.create.title')} close={close}>
      <div className={dialog.body}>
        {KINDS.map(({ kind, Icon }, index) => (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            data-autofocus={index === 0 || undefined}
            onClick={() => create(kind)}
          >
            <Icon size={26} stroke={1.6} aria-hidden />
            <strong>{t(`reports.create.${kind}`)}</strong>
            <span>{t(`reports.create.${kind}Text`)}</span>
          </button>
        ))}
      </div>
    </Dialog>
  )
}
