import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'

export type SentInvitation = { email: string; link: string }

/** The link of an invitation, for whoever does not get the email. */
export function InvitationSent({ email, link, close }: SentInvitation & { close: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('members.sentTitle')} close={close} size={560}>
      <div className={dialog.body}>
        <p>{t('members.sent', { email })}</p>
        <Facts areLong facts={[[t('members.link'), link]]} />
        <p className={dialog.about}>{t('members.linkText')}</p>
        <div className={dialog.buttons}>
          <Button onClick={close} data-autofocus>
            {t('members.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
