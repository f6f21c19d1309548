import { Button } from '@mantine/core'
import { IconDeviceMobileUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QrCode } from '../../../ui/qr-code.tsx'
import styles from './settings.module.css'

type Step = { title: string; text: string }

type Props = {
  install: string
  /** The app's own page, without `https://`. */
  appPage: string
  configure: Step
  /** The text of the code, and what it is. */
  code: { text: string; label: string }
  /** On a phone: opens the app with the settings. */
  tap: ReactNode
  send: Step
}

/** How to set up a phone: install the app, give it its settings, and send the first position. */
export function PhoneSteps({ install, appPage, configure, code, tap, send }: Props) {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps}>
      <li>
        <h3>{install}</h3>
        <p>
          {t('connect.owntracks.installText')}{' '}
          <a href={`https://${appPage}`} target="_blank" rel="noreferrer">
            {appPage}
          </a>
        </p>
      </li>
      <li>
        <h3>{configure.title}</h3>
        <p>{configure.text}</p>
        {tap}
        <QrCode text={code.text} label={code.label} />
      </li>
      <li>
        <h3>{send.title}</h3>
        <p>{send.text}</p>
      </li>
    </ol>
  )
}

/** Opens an app by a link that sets it up. */
export function OpenAppButton({ link, children }: { link: string; children: string }) {
  return (
    <Button component="a" href={link} className={styles.tap} leftSection={<IconDeviceMobileUp size={18} />}>
      {children}
    </Button>
  )
}
