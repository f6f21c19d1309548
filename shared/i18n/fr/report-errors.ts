import type { reportErrors as en } from '../en/report-errors.ts'
import type { Translated } from '../translated.ts'

export const reportErrors: Translated<typeof en, 'fr'> = {
  'too-many-devices': 'Trop d’appareils pour un seul fichier. Choisissez-en moins, ou Excel ou CSV.',
  'too-many-points':
    'Trop de positions pour un seul rapport. Choisissez une période plus courte ou moins d’appareils.',
  'no-devices': 'Aucun de ses appareils n’a de données à présenter.',
  'timed-out': 'La génération a été trop longue. Choisissez une période plus courte ou moins d’appareils.',
  internal: 'Une erreur s’est produite de notre côté. Relancez le rapport.',
}
