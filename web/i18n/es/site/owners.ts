import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { ownersTexts as en } from '../../en/site/owners.ts'

export const ownersTexts: Translated<typeof en, 'es'> = {
  owners: {
    meta: {
      title: 'Rastreo GPS para dueños de barcos y autocaravanas',
      description:
        'Comprueba que tu barco o autocaravana sigue donde lo dejaste, cómo está su batería y cuándo se mueve. Desde {{price.monthly}} al mes, sin contratos.',
    },
    eyebrow: 'Para dueños de barcos y autocaravanas',
    title: 'Sabes que sigue ahí. Estés donde estés.',
    lead: 'Tu barco pasa semanas en el muelle, y tu autocaravana, guardada. {{name}} está pendiente de ellos y te avisa cuando algo cambia.',
    actions: { start: 'Comenzar' },
    note: '{{price.monthly}} al mes o {{price.annual}} al año. Sin contratos.',
    picture: {
      label: 'Un barco en su muelle, rodeado por una geocerca.',
      note: 'En el muelle. Batería a 12,7\u00a0V, hace 20 minutos',
    },
    changes: {
      away: {
        today: 'Vas hasta la marina para ver que todo está bien.',
        changed: 'Miras tu teléfono: la posición, el voltaje de la batería y de cuándo es cada dato.',
      },
      theft: {
        today: 'Te enteras de un robo cuando vuelves.',
        changed: 'Recibes una alerta cuando se va, y puedes impedir que su motor arranque.',
      },
      battery: {
        today: 'En primavera, la batería está descargada.',
        changed:
          'Una alerta te avisa al voltaje que elijas, y el modo hibernación consume menos de 3\u00a0mA.',
      },
      family: {
        today: 'En tierra, tu familia espera tu llamada.',
        changed: 'Un enlace compartido le muestra tu viaje en vivo, y termina cuando llegas.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'entre actualizaciones de ubicación en movimiento' },
      sleep: { value: '< 3\u00a0mA', label: 'en reposo, en modo hibernación' },
      battery: { value: '+1,5 años', label: 'con una batería de 100\u00a0Ah en modo hibernación' },
      history: { value: '+3 años', label: 'de historial de ubicaciones' },
    },
    steps: {
      order: {
        title: 'Pide',
        text: 'La unidad se envía en 1–2 días hábiles. Tus datos para iniciar sesión llegan en 24–48 horas.',
      },
      fit: {
        title: 'Instala',
        text: 'Rojo al positivo de la batería, negro al negativo de la batería. No necesita más.',
      },
      watch: {
        title: 'Vigila',
        text: 'Agrega la unidad con el ID de su etiqueta y dibuja un círculo alrededor del muelle.',
      },
    },
    plans: {
      title: 'Cuánto cuesta',
      text: 'La unidad cuesta {{price.unit}}, en un solo pago. Después, elige cómo pagar.',
    },
    faq: {
      self: {
        question: '¿Puedo instalarlo por mi cuenta?',
        answer:
          'Sí, si sabes poner un fusible. Para el rastreo bastan dos cables. Para el corte, sigue nuestra guía o pídeselo a un electricista.',
      },
      storage: {
        question: '¿Qué hace el modo hibernación?',
        answer:
          'El rastreador duerme y despierta 1 minuto cada hora. Una posición puede tener entonces hasta una hora de antigüedad, y salir del modo hibernación puede tardar hasta una hora.',
      },
      coverage: {
        question: '¿Y si no hay señal?',
        answer:
          'El mapa conserva la última posición y dice de cuándo es. Las unidades que guardan posiciones las envían al recuperar la cobertura, y la estela vuelve a estar completa.',
      },
      phone: {
        question: '¿Necesito una app?',
        answer:
          'No. Funciona en el navegador de cualquier teléfono y se puede instalar desde ahí. Sin conexión, se abre con las últimas posiciones conocidas.',
      },
      cancel: {
        question: '¿Puedo cancelar?',
        answer:
          'En cualquier momento. No hay contrato, y te devolvemos el dinero si contactas con soporte en los 30 días siguientes a tu pedido.',
      },
    },
    close: {
      title: 'Descansa, esté donde esté tu barco',
      text: '{{price.unit}} por la unidad y {{price.monthly}} al mes. Garantía de devolución del dinero de 30 días.',
    },
  },
}
