import {
  IconCpu,
  IconDeviceMobile,
  IconHome,
  IconRadio,
  IconRouter,
  IconSailboat,
  IconServer,
  IconWorld,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Dialect } from '../../../../shared/trackers/dialects.ts'
import { TELTONIKA_DATA } from '../../../../shared/trackers/teltonika.ts'
import { telemetryTopic, topicFor } from '../../../../shared/tracking/topics.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import type { SetupName } from '../../../i18n/en/connect-page.ts'
import { HomeAssistantSettings, MeshtasticSettings, SignalKSettings } from './bridge-settings.tsx'
import { HttpSettings } from './http-settings.tsx'
import { ownTracksTopic } from './owntracks-config.ts'
import { OwnTracksSettings } from './owntracks-settings.tsx'
import { ServerSettings } from './server-settings.tsx'
import { TeltonikaSettings } from './teltonika-settings.tsx'
import { TraccarClientSettings } from './traccar-client-settings.tsx'
import { VectraSettings } from './vectra-settings.tsx'

type DialectSetup = {
  Icon: typeof IconRouter
  Settings: ComponentType<{ credentials: Credentials }>
  /** The topic that the tracker publishes its positions to; `null` where nobody enters one. */
  topic: ((trackerId: string) => string) | null
  /** The dialect whose commands it takes; `null` where it takes none. */
  commands: Dialect | null
}

/** How to set up each kind of tracker, the most common first. */
export const DIALECT_SETUPS: Record<SetupName, DialectSetup> = {
  owntracks: {
    Icon: IconDeviceMobile,
    Settings: OwnTracksSettings,
    topic: ownTracksTopic,
    commands: 'owntracks',
  },
  'traccar-client': {
    Icon: IconDeviceMobile,
    Settings: TraccarClientSettings,
    topic: null,
    commands: null,
  },
  teltonika: {
    Icon: IconCpu,
    Settings: TeltonikaSettings,
    topic: (trackerId) => topicFor(TELTONIKA_DATA, trackerId),
    commands: 'teltonika',
  },
  signalk: { Icon: IconSailboat, Settings: SignalKSettings, topic: null, commands: null },
  server: { Icon: IconServer, Settings: ServerSettings, topic: null, commands: null },
  meshtastic: { Icon: IconRadio, Settings: MeshtasticSettings, topic: null, commands: null },
  homeassistant: { Icon: IconHome, Settings: HomeAssistantSettings, topic: null, commands: null },
  vectra: { Icon: IconRouter, Settings: VectraSettings, topic: telemetryTopic, commands: 'vectra' },
  http: { Icon: IconWorld, Settings: HttpSettings, topic: null, commands: null },
}
