import { createContext, type PropsWithChildren, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Units } from './unit-systems.ts'
import { createUnitTexts, type UnitTexts } from './unit-texts.ts'

const UnitsContext = createContext<UnitTexts | null>(null)

/** Sets the units of the quantities inside. */
export function UnitsProvider({ units, children }: PropsWithChildren<{ units: Units }>) {
  const { language } = useTranslation().i18n
  const texts = useMemo(() => createUnitTexts(units, language), [units, language])
  return <UnitsContext value={texts}>{children}</UnitsContext>
}

/** Writes speeds, distances, altitudes and other quantities. */
export function useUnits(): UnitTexts {
  const texts = useContext(UnitsContext)
  if (texts === null) throw new Error('There is no UnitsProvider around this component')
  return texts
}
