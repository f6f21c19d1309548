import { useTranslation } from 'react-i18next'
import { useUnits } from '../ui/units.tsx'
import { commandWords } from './command-words.ts'

/** The words for commands in the user's language and units. */
export const useCommandWords = () => commandWords(useTranslation().t, useUnits())
