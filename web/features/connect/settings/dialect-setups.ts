import { IconCpu, IconDeviceMobile, IconRouter } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Dialect } from '../../../../shared/trackers/dialects.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { OwnTracksSettings } from './owntracks-settings.tsx'
import { TeltonikaSettings } from './teltonika-settings.tsx'
import { VectraSettings } from './vectra-settings.tsx'

type Way = {
  dialect: Dialect
  Icon: typeof IconRouter
  Settings: ComponentType<{ credentials: Credentials }>
}

/** The kinds of tracker that can be set up, the most common first. A new dialect is one entry more. */
export const DIALECT_TABS: readonly Way[] = [
  { dialect: 'owntracks', Icon: IconDeviceMobile, Settings: OwnTracksSettings },
  { dialect: 'teltonika', Icon: IconCpu, Settings: TeltonikaSettings },
  { dialect: 'vectra', Icon: IconRouter, Settings: VectraSettings },
]
