import { IconCpu, IconDeviceMobile, IconRouter } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Dialect } from '../../../../shared/trackers/dialects.ts'
import { TELTONIKA_DATA } from '../../../../shared/trackers/teltonika.ts'
import { telemetryTopic, topicFor } from '../../../../shared/tracking/topics.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { ownTracksTopic } from './owntracks-config.ts'
import { OwnTracksSettings } from './owntracks-settings.tsx'
import { TeltonikaSettings } from './teltonika-settings.tsx'
import { VectraSettings } from './vectra-settings.tsx'

type DialectSetup = {
  Icon: typeof IconRouter
  Settings: ComponentType<{ credentials: Credentials }>
  /** The topic that the tracker publishes its positions to. */
  topic: (trackerId: string) => string
}

/** How to set up a tracker of each dialect, the most common first. */
export const DIALECT_SETUPS: Record<Dialect, DialectSetup> = {
  owntracks: { Icon: IconDeviceMobile, Settings: OwnTracksSettings, topic: ownTracksTopic },
  teltonika: {
    Icon: IconCpu,
    Settings: TeltonikaSettings,
    topic: (trackerId) => topicFor(TELTONIKA_DATA, trackerId),
  },
  vectra: { Icon: IconRouter, Settings: VectraSettings, topic: telemetryTopic },
}
