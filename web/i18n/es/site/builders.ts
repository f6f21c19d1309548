import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { buildersTexts as en } from '../../en/site/builders.ts'

export const buildersTexts: Translated<typeof en, 'es'> = {
  builders: {
    meta: {
      title: 'Rastreo GPS para fabricantes y contratistas',
      description:
        'Instala rastreadores GPS en lo que fabricas y gana {{partner.perUnit}} con cada unidad. Sigue tus propias máquinas en el mismo mapa en vivo.',
    },
    eyebrow: 'Para fabricantes y contratistas',
    title: 'Rastreo de fábrica. {{partner.perUnit}} por unidad para ti.',
    lead: 'Instala un rastreador en cada barco, remolque o máquina antes de que salga de tus instalaciones. Tu cliente lo ve en un mapa en vivo desde el primer día, y el {{partner.share}} del precio de la unidad es tuyo.',
    actions: {
      become: 'Hazte socio',
      apply: 'Solicitar ser socio',
      call: 'Llamar a ventas',
      order: 'Pedir unidades',
    },
    subject: 'Programa de socios',
    picture: {
      label:
        'Unas instalaciones en el mapa. Un barco, un remolque y una excavadora han salido, cada uno con su estela.',
      note: 'Tres entregados. Todos en un mapa.',
    },
    changes: {
      handover: {
        today: 'Entregas las llaves, y el cliente compra un rastreador a otro.',
        changed: 'Sale de tus instalaciones con un rastreador dentro, y ganas con la unidad.',
      },
      wiring: {
        today: 'Un desconocido taladra lo que tú fabricaste para instalarlo.',
        changed: 'Tu propia gente lo conecta antes de cerrar los paneles, con dos cables o cuatro.',
      },
      sites: {
        today: 'El lunes falta un remolque en la obra, y nadie sabe desde cuándo.',
        changed: 'Una geocerca te alerta cuando sale, y su estela muestra adónde fue.',
      },
      service: {
        today: 'Las máquinas pasan revisión cuando alguien se acuerda.',
        changed: 'Se cuentan la distancia, las horas de motor y las fechas, y recibes un aviso cuando toca.',
      },
    },
    figures: {
      price: { value: '{{price.unit}}', label: 'precio de venta al público (PVP) de una unidad' },
      share: { value: '{{partner.share}}', label: 'de ganancia para socios' },
      perUnit: { value: '{{partner.perUnit}}', label: 'que ganas con cada unidad que instalas' },
      shipping: { value: '1–2', label: 'días hábiles hasta el envío de las unidades' },
    },
    steps: {
      write: {
        title: 'Escríbenos',
        text: 'Dinos qué fabricas y cuántas unidades necesitas.',
      },
      fit: {
        title: 'Instala las unidades',
        text: 'Dos cables para la alimentación. Cuatro si el dueño quiere ver el estado del motor y tener corte remoto.',
      },
      handOver: {
        title: 'Entrega',
        text: 'Tu cliente agrega el rastreador con el ID de su etiqueta y elige un plan: {{price.monthly}} al mes o {{price.annual}} al año.',
      },
    },
    faq: {
      earnings: {
        question: '¿Cuánto ganamos?',
        answer:
          'Una unidad se vende a {{price.unit}}. Tu parte es el {{partner.share}}, es decir, {{partner.perUnit}} por unidad. Con {{partner.exampleUnits}} unidades son {{partner.example}}.',
      },
      subscription: {
        question: '¿Quién paga el rastreo?',
        answer:
          'El dueño, desde el día en que agrega el rastreador. No hay contratos, y no pagas ningún plan por las unidades que entregas.',
      },
      data: {
        question: '¿Quién ve las posiciones?',
        answer:
          'Solo la cuenta que agregó el rastreador. Un nuevo dueño empieza con el historial vacío: él no ve tus pruebas y tú no ves sus trayectos.',
      },
      own: {
        question: '¿Podemos rastrear también nuestras máquinas?',
        answer:
          'Sí. Cada dispositivo necesita un plan, y todos comparten un mapa, con geocercas para tus obras, alertas, mantenimiento e informes programados.',
      },
      hardware: {
        question: '¿Funcionan otros rastreadores?',
        answer:
          'Sí. Funciona cualquier rastreador que envíe por MQTT o HTTP, como una unidad Teltonika o un teléfono con OwnTracks o Traccar Client, y también cada equipo de un servidor Traccar, flespi o Signal K.',
      },
    },
    close: {
      title: 'Empieza por tu próxima entrega',
      text: 'Cuéntanos qué fabricas. {{partner.perUnit}} por cada unidad, sin contratos.',
    },
  },
}
