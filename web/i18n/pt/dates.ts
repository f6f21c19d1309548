import type { Translated } from '../../../shared/i18n/translated.ts'
import type { dateTexts as en } from '../en/dates.ts'

export const dateTexts: Translated<typeof en, 'pt'> = {
  dates: {
    patterns: { '12h': 'h:mm AM', '24h': 'hh:mm' },
    letters: { day: 'DD', month: 'MM', year: 'AAAA' },
    wrong: 'Digite uma data no formato {{pattern}}, de {{first}} a {{last}}.',
    open: 'Abrir calendário',
    failed: 'Não foi possível carregar o calendário. Digite a data.',
    chooseMonth: 'Escolher mês',
    chooseYear: 'Escolher ano',
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
    previousYear: 'Ano anterior',
    nextYear: 'Próximo ano',
    previousDecade: 'Década anterior',
    nextDecade: 'Próxima década',
  },
}
