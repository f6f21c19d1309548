import { useTranslation } from 'react-i18next'
import { THIN_SPACE } from '../../../shared/measures.ts'
import { useUnits } from './use-units.tsx'

/** Writes a depth of water, of which tenths matter. Apart from the other units, which every page loads. */
export function useDepthText(): (metres: number) => string {
  const { language } = useTranslation().i18n
  const { length } = useUnits()
  const { format } = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (metres) => `${format(metres * length.perMetre)}${THIN_SPACE}${length.unit}`
}
