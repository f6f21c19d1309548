import type { Translated } from '../../../shared/i18n/translated.ts'
import type { onBoardTexts as en } from '../en/on-board.ts'

export const onBoardTexts: Translated<typeof en, 'es'> = {
  onBoard: {
    title: 'A bordo',
    alarm: 'Hay mucha agua en la sentina. Revisa el barco ahora.',
    bilgeHigh: { name: 'Agua en la sentina', yes: 'Alta', no: 'Normal' },
    bilgePump: { name: 'Bomba de achique', yes: 'En marcha', no: 'Parada' },
    shorePower: { name: 'Toma de puerto', yes: 'Conectada', no: 'Desconectada' },
    depth: 'Profundidad',
    batteries: 'Baterías',
    tanks: 'Depósitos',
    names: {
      house: 'Servicio',
      starter: 'Arranque',
      engine: 'Motor',
      bow: 'Proa',
      fuel: 'Combustible',
      water: 'Agua',
      freshwater: 'Agua dulce',
      wastewater: 'Aguas grises',
      blackwater: 'Aguas negras',
    },
  },
  connect: {
    vectra: {
      meanings: {
        bilgePump: 'Si la bomba de achique está en marcha',
        bilgeHigh: 'Si hay mucha agua en la sentina',
        shorePower: 'Si la toma de puerto está conectada',
        depthM: 'Profundidad del agua en metros',
        batteries: 'Baterías a bordo por nombre, en voltios y porcentaje',
        tanks: 'Nivel de cada depósito, de 0 a 1',
      },
    },
  },
}
