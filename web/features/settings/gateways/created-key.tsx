import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gateway } from '../../../../shared/gateways/gateways.routes.ts'
import { toIso } from '../../../../shared/time.ts'
import { useSite } from '../../../api/site.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Facts, TextBlock } from '../../../ui/facts.tsx'
import { gatewayAddress, gatewayExample, traccarLines } from './gateway-setup.ts'

/** A key that was just made. */
export type NewKey = { gateway: Gateway; secret: string; isReplaced: boolean }

/** What to enter in the server, with the key that is shown once. */
export function CreatedKey({ gateway, secret, isReplaced, close }: NewKey & { close: () => void }) {
  const { t } = useTranslation()
  const { config } = useSite()
  const [openedAt] = useState(() => Date.now())
  const { name, gatewayId, dialect } = gateway
  const url = gatewayAddress(config.apiUrl, gatewayId)
  return (
    <Dialog
      title={isReplaced ? t('settings.gateways.keyOf', { name }) : t('settings.gateways.created', { name })}
      close={close}
      size={640}
      fillsPhones
    >
      <div className={dialog.body}>
        <p>{t('settings.gateways.once')}</p>
        {isReplaced && <p>{t('settings.gateways.newKeyText')}</p>}
        <Facts
          areLong
          facts={[
            [t('settings.gateways.url'), url],
            [t('settings.gateways.header'), `Authorization: Bearer ${secret}`],
            [t('settings.gateways.key'), secret],
          ]}
        />
        {dialect === 'traccar' && (
          <>
            <h3 className={dialog.heading}>{t('settings.gateways.lines')}</h3>
            <TextBlock text={traccarLines(url, secret)} label={t('settings.gateways.lines')} />
          </>
        )}
        {(dialect === 'flespi' || dialect === 'signalk') && <p>{t(`settings.gateways.how.${dialect}`)}</p>}
        <h3 className={dialog.heading}>{t('settings.gateways.example')}</h3>
        <TextBlock
          text={gatewayExample(dialect, { url, key: secret, time: toIso(openedAt) })}
          label={t('settings.gateways.example')}
        />
        <div className={dialog.buttons}>
          <Button onClick={close}>{t('settings.gateways.done')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
