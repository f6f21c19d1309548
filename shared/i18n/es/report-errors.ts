import type { reportErrors as en } from '../en/report-errors.ts'
import type { Translated } from '../translated.ts'

export const reportErrors: Translated<typeof en, 'es'> = {
  'too-many-devices': 'Demasiados dispositivos para un archivo. Elige menos, o Excel o CSV.',
  'too-many-points':
    'Demasiadas posiciones para un informe. Elige un periodo más corto o menos dispositivos.',
  'no-devices': 'Ninguno de sus dispositivos tiene datos que mostrar.',
  'timed-out': 'Tardó demasiado. Elige un periodo más corto o menos dispositivos.',
  internal: 'Algo falló por nuestra parte. Vuelve a generarlo.',
}
