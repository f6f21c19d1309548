import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { TextBlock } from '../../../ui/facts.tsx'
import { type BridgeName, bridgeLines } from './bridge-lines.ts'
import styles from './settings.module.css'

type Props = { credentials: Credentials }

export const SignalKSettings = (props: Props) => <BridgeSettings name="signalk" {...props} />
export const MeshtasticSettings = (props: Props) => <BridgeSettings name="meshtastic" {...props} />
export const HomeAssistantSettings = (props: Props) => <BridgeSettings name="homeassistant" {...props} />

/** How to set up the owner's own broker to pass messages on. */
function BridgeSettings({ name, credentials }: Props & { name: BridgeName }) {
  const { t } = useTranslation()
  const { topicNamespace } = useSite().config
  return (
    <ol className={styles.steps}>
      <li>
        <h3>{t('connect.bridge.publish')}</h3>
        <p>{t(`connect.bridge.${name}.publishText`)}</p>
      </li>
      <li>
        <h3>{t('connect.bridge.lines')}</h3>
        <p>{t(`connect.bridge.${name}.linesText`)}</p>
        <TextBlock text={bridgeLines(name, credentials, topicNamespace)} label={t('connect.bridge.label')} />
      </li>
      <li>
        <h3>{t('connect.bridge.restart')}</h3>
        <p>{t('connect.bridge.restartText')}</p>
      </li>
    </ol>
  )
}
