import { useTranslation } from 'react-i18next'
import { useUnits } from '../ui/units/use-units.tsx'
import { commandFormatter } from './command-formatter.ts'

export const useCommandFormatter = () => commandFormatter(useTranslation().t, useUnits())
