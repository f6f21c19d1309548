import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { currentTexts as en } from '../../en/site/current.ts'

export const currentTexts: Translated<typeof en, 'es'> = {
  current: {
    meta: {
      title: 'Asistencia náutica: chat 24/7 y remolque incluido',
      description:
        'Chatea con gente que sabe de barcos, a cualquier hora. Espera media de 18 segundos, remolque incluido, {{price.marine}} al año.',
    },
    title: 'Ayuda en el agua, a cualquier hora',
    lead: 'Algo va mal, y estás en el agua. Chatea 24/7 con gente que sabe de barcos. Esperas 18 segundos de media, y el remolque está incluido.',
    picture: {
      label: 'Un barco a la deriva frente a la costa, y el camino por el que llegó.',
      note: '¿A la deriva? Alguien responde en 18 segundos de media.',
    },
    register: 'Regístrate hoy',
    price: '{{price.marine}} al año',
    priceText: 'por dispositivo, además del plan anual de {{price.annual}}',
    figures: {
      hours: { value: '24/7', label: 'asistencia por chat' },
      wait: { value: '18 s', label: 'de espera media' },
      towing: { value: 'Incluido', label: 'remolque' },
    },
    compare: {
      title: 'Un mecánico en tierra o ayuda a bordo',
      topic: 'Cuando se para el motor',
      mechanic: 'Mecánico tradicional',
      support: 'Asistencia náutica de {{name}}',
      rows: {
        reach: {
          topic: 'Cuándo te atienden',
          mechanic: 'En horario comercial',
          support: 'A cualquier hora, cualquier día',
        },
        wait: {
          topic: 'Cuánto esperas',
          mechanic: 'Hasta que haya cita: días en temporada',
          support: '18 segundos de media',
        },
        where: {
          topic: 'Dónde te ayudan',
          mechanic: 'En el taller, cuando ya has vuelto',
          support: 'Donde estés, por chat',
        },
        towing: {
          topic: 'Si necesitas remolque',
          mechanic: 'Lo buscas y lo pagas tú',
          support: 'Incluido',
        },
        price: {
          topic: 'Cuánto cuesta',
          mechanic: 'Por horas, más el desplazamiento',
          support: '{{price.marine}} al año',
        },
      },
    },
    features: {
      title: 'Lo que incluye',
      chat: {
        title: 'Un chat que responde',
        text: 'Una espera media de 18 segundos, a mediodía y a las tres de la madrugada.',
      },
      towing: {
        title: 'Remolque incluido',
        text: 'Si no se puede arreglar en el agua, el remolque de vuelta está incluido.',
      },
      position: {
        title: 'Una posición que mostrar',
        text: 'Envía un enlace compartido en el chat. Muestra dónde estás, en vivo, hasta que tú lo termines.',
      },
      readings: {
        title: 'Datos en los que apoyarse',
        text: 'El voltaje de la batería, las horas de motor y el camino recorrido están en tu teléfono.',
      },
    },
    offer: {
      title: '{{price.marine}} al año y sin sorpresas',
      text: 'La asistencia náutica va con el plan anual. Todo se cobra una vez al año.',
      item: 'Por un dispositivo',
      price: 'Precio',
      annual: 'Plan anual',
      marine: 'Asistencia náutica',
      unit: 'Unidad GPS, un solo pago',
      first: 'Primer cobro',
      yearly: 'Cada año siguiente',
    },
    testimonials: {
      title: 'Lo que dicen los capitanes',
      samples: {
        heat: {
          quote:
            '“El motor se recalentó frente a Key Largo. En diez minutos me guiaron hasta el impulsor, y llegué a casa a la hora de comer.”',
          role: 'Dueño de una lancha de consola central',
        },
        night: {
          quote:
            '“Dos de la madrugada y la bomba de achique no andaba. Alguien respondió antes de que yo encontrara la linterna.”',
          role: 'Vive a bordo',
        },
        tow: {
          quote:
            '“El remolque vino directo al punto de mi enlace compartido. No tuve que dictar ni una coordenada.”',
          role: 'Capitán de chárter',
        },
        season: {
          quote:
            '“En julio, mi mecánico no tiene hueco en dos semanas. Ahora pregunto primero, y la mitad lo arreglo yo.”',
          role: 'Navegante de fin de semana',
        },
      },
    },
    faq: {
      emergency: {
        question: '¿Es un servicio de rescate?',
        answer:
          'No. Si hay vidas en peligro, llama primero a la Guardia Costera por el canal 16 de VHF o al número de emergencias. La asistencia náutica es para todo lo demás.',
      },
      existing: {
        question: 'Ya tengo un rastreador. ¿Puedo agregar la asistencia?',
        answer:
          'Sí. Elige la asistencia náutica con el plan anual en tu suscripción. No necesitas otra unidad.',
      },
      boats: {
        question: '¿Una suscripción cubre todos mis barcos?',
        answer: 'Cubre un dispositivo. Cada barco necesita la suya.',
      },
      cancel: {
        question: '¿Puedo cancelar?',
        answer:
          'En cualquier momento, sin ningún contrato que te ate. Te devolvemos el dinero si contactas con soporte en los 30 días siguientes a tu pedido.',
      },
    },
    close: {
      title: 'Antes de la próxima salida, no durante',
      text: 'Las unidades se envían en 1–2 días hábiles, y tus datos para iniciar sesión llegan en 24–48 horas.',
    },
  },
}
