import { useTranslation } from 'react-i18next'
import type { FixFlag } from '../../../../shared/devices/tracking.ts'

/** Why a fix is not taken at its word, and what to do about it. */
export function FlagTexts({ flags }: { flags: readonly FixFlag[] }) {
  const { t } = useTranslation()
  return flags.map((flag) => <p key={flag}>{t(`connect.watch.flags.${flag}`)}</p>)
}
