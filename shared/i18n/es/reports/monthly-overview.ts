import type { monthlyOverviewTexts as en } from '../../en/reports/monthly-overview.ts'
import type { Translated } from '../../translated.ts'

export const monthlyOverviewTexts: Translated<typeof en, 'es'> = {
  cost: 'Costo',
  costPer: 'Costo por {{count}} {{unit}}',
  utilization: 'Utilización',
  utilizationNote: '{{used}} de {{known}} días',
  before: 'Antes: {{before}}',
  devices: 'Por dispositivo',
  mostDriven: 'Más recorrido',
  mostIdling: 'Más ralentí',
  fastest: 'Mayores velocidades',
  leastUsed: 'Menos usados',
  month: 'Distancia por mes',
  definitions: {
    utilization:
      'La utilización es la proporción de días en que un dispositivo estuvo en marcha. Los días de los que no se sabe nada no cuentan.',
    cost: 'El costo es el precio de la suscripción por los días de este periodo en que tuviste el dispositivo. No incluye combustible, seguro ni otros costos.',
  },
}
