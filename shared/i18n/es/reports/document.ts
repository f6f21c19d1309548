import type { documentTexts as en } from '../../en/reports/document.ts'
import type { Translated } from '../../translated.ts'

export const documentTexts: Translated<typeof en, 'es'> = {
  contents: 'Contenido',
  page: 'Página {{page}} de {{pages}}',
  generated: 'Generado: {{time}}',
  completeness: 'Sobre estas cifras',
  definitions: 'Definiciones',
  asTable: 'Mostrar como tabla',
  noData: 'Sin datos',
  name: 'Nombre',
  duration: 'Duración',
  states: {
    driving: 'En marcha',
    idle: 'En ralentí',
    stopped: 'Detenido',
    noContact: 'Sin contacto',
  },
  marks: {
    start: 'Inicio',
    end: 'Fin',
    stop: 'Parada',
  },
  mapCredit: 'Mapa: Natural Earth, GeoNames',
}
