import { useTranslation } from 'react-i18next'

/** Names of batteries and tanks that the site translates, in small letters. Signal K uses most of them. */
const KNOWN_NAMES = [
  'house',
  'starter',
  'engine',
  'bow',
  'fuel',
  'water',
  'freshwater',
  'wastewater',
  'blackwater',
] as const

/** Writes the name of a battery or tank: in the language of the page where it is a usual one, else as it was sent. */
export function useOnBoardNames(): (name: string) => string {
  const { t } = useTranslation()
  return (name) => {
    const known = KNOWN_NAMES.find((one) => one === name)
    return known === undefined ? name : t(`onBoard.names.${known}`)
  }
}
