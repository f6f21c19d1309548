import type { reportErrors as en } from '../en/report-errors.ts'
import type { Translated } from '../translated.ts'

export const reportErrors: Translated<typeof en, 'pt'> = {
  'too-many-devices': 'Dispositivos demais para um arquivo. Escolha menos, ou o formato Excel ou CSV.',
  'too-many-points':
    'Posições demais para um relatório. Escolha um período mais curto ou menos dispositivos.',
  'no-devices': 'Nenhum dos dispositivos tem dados para o relatório.',
  'timed-out': 'Demorou demais. Escolha um período mais curto ou menos dispositivos.',
  internal: 'Algo deu errado do nosso lado. Gere-o novamente.',
}
