import { useTranslation } from 'react-i18next'
import { useUnits } from '../ui/units.tsx'
import { commandFormatter } from './command-formatter.ts'

/** The words for commands in the user's language and units. */
export const useCommandFormatter = () => commandFormatter(useTranslation().t, useUnits())
