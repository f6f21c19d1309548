import type { tripAnalysisTexts as en } from '../../en/reports/trip-analysis.ts'
import type { Translated } from '../../translated.ts'

export const tripAnalysisTexts: Translated<typeof en, 'es'> = {
  trips: 'Trayectos',
  sums: 'Por dispositivo y motivo',
  noTrips: 'No hay trayectos en este periodo.',
  purposes: {
    business: 'Trabajo',
    private: 'Privado',
    none: 'Sin marcar',
  },
  purposeShare: '{{share}} de la distancia',
  chart: 'Distancia por día y motivo',
  share: 'Parte de la distancia',
  definitions: {
    trip: 'Un trayecto termina con una parada: estar detenido {{duration}} o más. Aparece en el día en que empieza, con toda su distancia, así que un trayecto que pasa del final del periodo cuenta completo.',
    private: 'Los lugares de los trayectos privados se omiten.',
    notMarked: 'Los trayectos sin marcar no son ni de trabajo ni privados.',
    late: 'Las posiciones que llegan tarde pueden cambiar un trayecto. Vuelve a generar el informe para incluirlas.',
  },
}
