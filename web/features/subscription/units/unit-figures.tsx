import { IconAntenna, IconBroadcast, IconDeviceMobile, IconDeviceMobileOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { Figure, FigureCards } from '../../../ui/figures/figure.tsx'
import { unitCounts } from './unit-counts.ts'

const ICONS = {
  total: IconDeviceMobile,
  online: IconBroadcast,
  tracking: IconAntenna,
  inactive: IconDeviceMobileOff,
}

/** `units` is undefined while they load. */
export function UnitFigures({ units }: { units: readonly DeviceView[] | undefined }) {
  const { t } = useTranslation()
  const counts = units && unitCounts(units)
  return (
    <FigureCards label={t('subscription.units.label')}>
      {entriesOf(ICONS).map(([name, Icon]) => (
        <Figure
          key={name}
          label={t(`subscription.units.${name}`)}
          icon={<Icon size={18} stroke={1.7} aria-hidden />}
          value={counts === undefined ? null : String(counts[name])}
          caption={t(`subscription.units.${name}Text`)}
        />
      ))}
    </FigureCards>
  )
}
