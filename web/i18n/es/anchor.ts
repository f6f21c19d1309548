import type { Translated } from '../../../shared/i18n/translated.ts'
import type { anchorTexts as en } from '../en/anchor.ts'
import { floatPlanTexts } from './float-plan.ts'

export const anchorTexts: Translated<typeof en, 'es'> = {
  anchorWatch: {
    about: 'Da la alarma si el barco garrea, deja de enviar su posición o se queda con poca batería.',
    set: 'Activar guardia de fondeo',
    question: {
      text: '¿Está fondeado {{name}}? Está inmóvil fuera de tus geocercas (desde: {{time}}).',
      no: 'No está fondeado',
    },
    adjust: 'Ajustar',
    share: 'Compartir esta guardia',
    acknowledge: 'Confirmar alarma',
    acknowledgeFailed: 'No se pudo confirmar la alarma',
    repeats: 'Los avisos se repiten hasta que alguien confirme la alarma.',
    acknowledged: 'Confirmada: {{time}}. Los avisos se han detenido.',
    acknowledgedBy: 'Confirmada por {{name}}: {{time}}. Los avisos se han detenido.',
    circle: 'El barco está a {{distance}} del ancla, en un círculo de {{radius}}.',
    circleUnknown: 'Un círculo de {{radius}}. No se conoce la distancia del barco.',
    interval:
      'El barco envía su posición cada {{interval}}, así que una alarma puede tardar {{time}} desde que el barco está claramente fuera del círculo.',
    loadFailed: 'No se pudo cargar la guardia de fondeo',
    stale: 'La guardia de abajo es la última que se cargó.',
    state: {
      watching: 'Fondeado',
      nearEdge: 'Cerca del borde',
      dragging: 'Garreando',
      noPosition: 'Sin posición',
      ended: 'Guardia terminada',
    },
    explained: {
      unlocated: 'Esperando la próxima posición.',
      watching: 'El barco está dentro de su círculo.',
      nearEdge: 'El barco está dentro de su círculo, así que aún no hay alarma.',
      outside:
        'El barco está fuera de su círculo, pero no lo bastante lejos ni el tiempo suficiente para una alarma. Una sola posición errónea no debe despertarte.',
      dragging: 'El barco se ha alejado demasiado del ancla. Compruébalo ahora.',
      noPosition:
        'El rastreador ha dejado de enviar posiciones. Comprueba el barco y la alimentación del rastreador.',
      ended: 'El barco se puso en marcha. Activa otra guardia cuando vuelvas a fondear.',
    },
    facts: {
      distance: 'Hasta el ancla',
      radius: 'Radio',
      since: 'Desde',
      setAt: 'Activada',
    },
    alarms: {
      title: 'Alarmas de las últimas {{hours}} horas',
      none: 'Ninguna.',
      loadFailed: 'No se pudieron cargar las alarmas',
      stale: 'Las alarmas de abajo son las últimas que se cargaron.',
      outside: 'Garreando, a {{distance}} del ancla: fuera del círculo',
      fartherOut: 'Garreando, a {{distance}} del ancla: más lejos que antes',
      noPosition: 'Sin posición durante {{time}}',
      battery: 'Batería baja: {{volts}}',
      underWay: 'En marcha: la guardia terminó',
    },
    warnings: {
      'radius-below-accuracy':
        'El radio es menor que la precisión del receptor. Auméntalo o habrá falsas alarmas.',
      'outside-radius': 'El barco ya está fuera de este círculo. Aumenta el radio o mueve el ancla.',
      'no-recent-position':
        'La posición del barco no es reciente. Comprueba que el rastreador esté encendido.',
      'tracker-asleep':
        'El rastreador duerme entre informes, así que una alarma puede llegar tarde. Haz que informe con más frecuencia.',
    },
    form: {
      where: '¿Dónde está el ancla?',
      places: { kept: 'Donde está puesta', boat: 'En el barco', away: 'Lejos del barco' },
      distance: 'Distancia ({{unit}})',
      bearing: 'Rumbo (°)',
      wrong: 'Escribe una distancia mayor que 0 y un rumbo de 0 a 360.',
      position: 'Posición del barco:',
      smaller: 'Radio menor',
      larger: 'Radio mayor',
      hint: 'Cuenta la cadena y la eslora del barco.',
      accuracy: 'El receptor tiene una precisión de {{accuracy}}.',
      accuracyUnknown: 'El receptor no indica su precisión.',
      silence: 'Alarma sin posición tras',
      webhook: 'Webhook (opcional)',
      webhookHint: 'Se llama con cada alarma; puede encender una sirena o una luz.',
      start: 'Iniciar guardia',
      save: 'Guardar',
      cancel: 'Cancelar',
      failed: 'No se pudo guardar la guardia de fondeo',
    },
    gear: {
      title: 'Calcular el radio por la cadena',
      depth: 'Profundidad en bajamar ({{unit}})',
      bowHeight: 'Proa sobre el agua ({{unit}})',
      rode: 'Cadena y cabo largados ({{unit}})',
      boatLength: 'Eslora del barco ({{unit}})',
      found: 'El radio es de {{radius}}, incluida la precisión del receptor.',
      'rode-too-short':
        'La cadena y el cabo son más cortos que la profundidad y la altura de la proa juntas. Larga más o revisa las cifras.',
      'radius-too-large': 'El barco podría alejarse más de {{radius}}, el radio máximo. Revisa las cifras.',
    },
    rehearsal: {
      checking: 'Comprobando las últimas {{hours}} horas…',
      none: 'En las últimas {{hours}} horas, esta guardia no habría dado ninguna alarma.',
      alarms: 'Alarmas que esta guardia habría dado en las últimas {{hours}} horas: {{alarms}}',
      drag: 'Arrastra el ancla hasta donde está.',
      failed: 'No se pudieron comprobar las últimas horas. Puedes activar la guardia igualmente.',
    },
    lift: {
      verb: 'Terminar guardia',
      title: '¿Terminar la guardia de fondeo de {{name}}?',
      text: 'Nadie recibirá un aviso si el barco garrea.',
      keep: 'Seguir vigilando',
      done: 'Guardia de fondeo terminada',
      failed: 'No se pudo terminar la guardia de fondeo',
    },
  },
  floatPlan: floatPlanTexts,
  problem: {
    codes: {
      'not-a-boat': 'La guardia de fondeo es para barcos. Cambia antes el tipo de este dispositivo a Barco.',
      'boat-not-located':
        'La posición del barco no es reciente. Espera la siguiente o elige Lejos del barco.',
      'anchor-too-far': 'El ancla está a más de 1 km del barco. Acércala.',
      'return-in-the-past': 'El regreso previsto ya ha pasado. Elige una hora posterior.',
      'return-too-late': 'Un plan de navegación es para 31 días como máximo. Elige un regreso anterior.',
      'not-found_floatPlan':
        'El dispositivo ya no está en tu cuenta o el puerto ya no vigila este barco. Elige otro.',
      'not-found_anchor':
        'Esta guardia ya no está activada o el dispositivo ya no está en tu cuenta. Recarga la página.',
    },
  },
}
