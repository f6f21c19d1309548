import { onBoardNames } from '../../../shared/i18n/es/on-board-names.ts'
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
    lastDay: 'Últimas 24 horas',
    range: 'De {{low}} a {{high}}',
    emptyAt: 'Llegará a {{volts}} (hora estimada: {{time}}).',
    empty: '{{volts}} o menos. Cárgala ahora.',
    chartFailed: 'No se pudieron cargar las lecturas de las últimas 24 horas',
    chartStale: 'Las últimas 24 horas que ves abajo son las de la última carga.',
    tanks: 'Depósitos',
    names: onBoardNames,
    nothing:
      'Este barco aún no ha enviado datos de a bordo. Con Signal K y Vectra JSON, el envío es automático. Si tu rastreador tiene entradas, elige qué hay conectado a ellas.',
    inputs: {
      open: 'Configurar entradas',
      title: '¿Qué hay conectado a las entradas?',
      about:
        'Para rastreadores Teltonika, también a través de Traccar o flespi, y Digital Matter. Activa las entradas también en la configuración del rastreador; si no, no las envía. Los cambios se aplican a partir del próximo envío.',
      digital: 'Entrada {{number}}',
      analog: 'Entrada analógica {{number}}',
      nothing: 'Nada',
      bilgePump: {
        on: 'Bomba de achique en marcha (entrada activa)',
        off: 'Bomba de achique en marcha (entrada inactiva)',
      },
      bilgeHigh: {
        on: 'Agua alta en la sentina (entrada activa)',
        off: 'Agua alta en la sentina (entrada inactiva)',
      },
      shorePower: {
        on: 'Toma de puerto conectada (entrada activa)',
        off: 'Toma de puerto conectada (entrada inactiva)',
      },
      sameBattery: 'La entrada analógica 1 ya mide esta batería. Elige otra.',
    },
  },
  events: { notSent: { 'plan-changed': 'El plan de navegación terminó o cambió antes.' } },
  alerts: {
    types: {
      bilgePump: 'Bomba de achique',
      bilgeHigh: 'Mucha agua en la sentina',
      shorePower: 'Sin toma de puerto',
      batteryEmptyWithin: 'Batería a punto de agotarse',
      depth: 'Profundidad del agua',
    },
    does: {
      bilgePump: 'arranque su bomba de achique más de {{value}} veces por hora',
      bilgeHigh: 'tenga mucha agua en la sentina',
      shorePower: 'lleve {{value}} sin toma de puerto',
      batteryEmptyWithin: 'vaya a quedarse sin batería en menos de {{value}}',
      depth: {
        above: 'esté en aguas de más de {{value}}',
        below: 'esté en aguas de menos de {{value}}',
        equals: 'esté en aguas de exactamente {{value}}',
        notEquals: 'no esté en aguas de {{value}}',
        between: 'esté en aguas de {{value}} a {{valueTo}}',
      },
    },
    seen: {
      bilge: { on: 'alta', off: 'normal' },
      names: {
        bilgePump: 'Arranques de la bomba de achique en una hora:',
        bilgeHigh: 'Agua en la sentina:',
        shorePower: 'Sin toma de puerto',
        batteryEmptyWithin: 'Batería agotada en',
        depth: 'Profundidad',
        returnDue: 'Regreso previsto de',
        overdue: 'Con retraso, sin volver de',
        returned: 'De vuelta en',
        planEnded: 'Plan terminado por',
        planExtended: 'Nuevo regreso previsto:',
        boatRemoved: 'Barco eliminado de los barcos de la cuenta',
      },
    },
    examples: {
      names: {
        bilgePump: 'La bomba de achique arranca a menudo',
        bilgeHigh: 'Agua en la sentina',
        shorePower: 'Sin toma de puerto',
      },
    },
    wrong: { wholeNumber: 'Introduce un número entero.' },
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
