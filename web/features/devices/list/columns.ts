import { useMemo, useState } from 'react'
import * as z from 'zod'
import type { TableSort } from '../../../devices/sort-devices.ts'
import { browserStorage } from '../../../session/browser-storage.ts'

/** The columns of the table, in order. That of the devices is always shown, and so are the actions. */
const COLUMNS = ['device', 'tags', 'subscription', 'status', 'location', 'speed', 'lastUpdate'] as const
export type Column = (typeof COLUMNS)[number]

export const OPTIONAL_COLUMNS = COLUMNS.filter((column) => column !== 'device')

/** The order of the devices by each column. */
export const COLUMN_SORTS: Record<Column, TableSort | null> = {
  device: 'name',
  tags: 'tags',
  subscription: 'subscription',
  status: 'status',
  location: null,
  speed: 'speed',
  lastUpdate: 'lastContact',
}

const hidden = () => browserStorage('vectra.devices.hiddenColumns', z.array(z.enum(COLUMNS)), localStorage)

export type ShownColumns = ReturnType<typeof useShownColumns>

/** The columns that this browser shows. */
export function useShownColumns() {
  const [hiddenColumns, setHidden] = useState<readonly Column[]>(() => hidden().read() ?? [])
  const shown = useMemo(() => COLUMNS.filter((column) => !hiddenColumns.includes(column)), [hiddenColumns])
  return {
    shown,
    toggle: (column: Column) => {
      const next = hiddenColumns.includes(column)
        ? hiddenColumns.filter((one) => one !== column)
        : [...hiddenColumns, column]
      hidden().write(next)
      setHidden(next)
    },
  }
}
