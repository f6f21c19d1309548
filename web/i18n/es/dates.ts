import type { Translated } from '../../../shared/i18n/translated.ts'
import type { dateTexts as en } from '../en/dates.ts'

export const dateTexts: Translated<typeof en, 'es'> = {
  dates: {
    patterns: { '12h': 'h:mm a. m.', '24h': 'hh:mm' },
    letters: { day: 'DD', month: 'MM', year: 'AAAA' },
    wrong: 'Escribe una fecha como {{pattern}}, entre {{first}} y {{last}}.',
    open: 'Abrir calendario',
    failed: 'No se pudo cargar el calendario. Escribe la fecha.',
    chooseMonth: 'Elegir un mes',
    chooseYear: 'Elegir un año',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    previousDecade: 'Década anterior',
    nextDecade: 'Década siguiente',
  },
}
