import type { Translated } from '../../../shared/i18n/translated.ts'
import type { commandTexts as en } from '../en/commands.ts'

export const commandTexts: Translated<typeof en, 'es'> = {
  commands: {
    names: {
      cut: 'Cortar relé',
      restore: 'Restablecer relé',
      storeOn: 'Activar hibernación',
      storeOff: 'Desactivar hibernación',
    },
    verbs: {
      cut: 'Cortar el relé de {{name}}',
      restore: 'Restablecer el relé de {{name}}',
      storeOn: 'Activar el modo hibernación de {{name}}',
      storeOff: 'Desactivar el modo hibernación de {{name}}',
    },
    consequences: {
      cut: 'Se apaga todo lo que alimenta el relé. Un motor se para y no puede arrancar hasta que restablezcas el relé.',
      restore:
        'Vuelve a encenderse todo lo que alimenta el relé. Este comando se envía a cualquier velocidad, antes que los demás, y cancela un corte que siga en espera.',
      storeOn:
        'El rastreador se duerme y transmite una vez por hora, así que las posiciones pueden tener hasta una hora de antigüedad. Una batería de 12 V dura unos 15 meses (hasta quedar al 50 %).',
      storeOff: 'El rastreador se queda despierto y vuelve a transmitir cada {{seconds}} segundos.',
    },
    times: {
      active: 'Tarda de 10 a 30 s mientras el rastreador está activo.',
      nextReport:
        'Tarda hasta {{interval}}. El rastreador transmite cada {{interval}} y entonces recibe los comandos.',
      powerSave: 'Tarda de 3 a 5 min, porque el rastreador está en modo de ahorro de energía.',
      asleep:
        'Puede tardar hasta una hora, porque el rastreador está en reposo y transmite una vez por hora.',
      leaving: 'Salir del modo hibernación puede tardar hasta una hora.',
      silent:
        'El rastreador no tiene contacto. El comando se envía con su próxima transmisión o caduca si esta tarda demasiado.',
    },
    interlock: {
      open: 'El corte solo se envía mientras la última posición sea de hace {{maxAge}} como máximo y la velocidad sea inferior a {{limit}}. Si no, queda retenido.',
      noFix: 'Aún no hay posición. El corte queda retenido hasta que llegue una.',
      fixAge:
        'La última posición es de hace más de {{maxAge}}. El corte queda retenido hasta que llegue una más reciente.',
      invalidFix: 'La última posición no es fiable. El corte queda retenido hasta que llegue una fiable.',
      speedUnknown: 'El rastreador no transmite su velocidad. El corte queda retenido hasta que lo haga.',
      speed:
        'Va demasiado rápido para cortar ahora. El corte queda retenido hasta que la velocidad baje de {{limit}}.',
    },
    facts: { speed: 'Velocidad', fix: 'Posición', none: 'Ninguna aún' },
    cancel: 'Cancelar',
    close: 'Cerrar',
    restore: 'Restablecer relé',
    cancelCut: 'Cancelar corte',
    text: {
      title: 'Enviar un comando de texto a {{name}}',
      label: 'Comando',
      hint: 'Una línea que termine en #, como STATUS# o TIMER,30#. Consulta los comandos en el manual del rastreador.',
      send: 'Enviar',
    },
    failed: {
      text: 'No se pudo enviar el comando de texto: {{reason}}',
      storage: 'No se pudo cambiar el modo hibernación: {{reason}}',
      relay: 'No se pudo cambiar el estado del relé: {{reason}}',
    },
    again: {
      text: 'Has iniciado sesión hace más de {{minutes}} minutos. Escribe de nuevo tu contraseña para que nadie más pueda hacerlo en una página que quedó abierta.',
      password: 'Contraseña',
      code: 'Código de tu app de autenticación',
      hosted: 'Si inicias sesión sin contraseña, cierra la sesión y vuelve a iniciarla antes.',
    },
    states: {
      queued: 'En cola',
      held: 'Retenido hasta que sea seguro',
      sent: 'Enviado',
      answered: 'Respondido',
      proved: 'Confirmado por el rastreador',
      expired: 'Caducado',
      refused: 'Rechazado',
      superseded: 'Reemplazado',
    },
    details: {
      queued: 'Sale con la próxima transmisión del rastreador.',
      sent: 'A la espera de que responda el rastreador.',
      answered: 'El rastreador respondió “{{answer}}”.',
      proved: 'Sus mensajes muestran el cambio.',
    },
    reasons: {
      noFix: 'Aún no ha llegado ninguna posición.',
      fixAge: 'La última posición es de hace {{age}}. Debe ser de hace {{maxAge}} como máximo.',
      invalidFix: 'La última posición no es fiable.',
      speedUnknown: 'El rastreador no transmite su velocidad.',
      speed: 'Demasiado rápido: {{speed}}. La velocidad debe ser inferior a {{limit}}.',
      'text-malformed':
        'Usa una sola línea de hasta {{maxLength}} caracteres simples con un único # al final.',
      'text-relay-spelling':
        'Usa los botones del relé, o escribe {{cut}} para cortarlo y {{restore}} para restablecerlo.',
      'text-forbidden': 'Este comando podría inutilizar el rastreador o impedirte el acceso a él.',
      'text-unsupported':
        'Este tipo de rastreador no admite el comando. Las unidades Teltonika admiten los dos comandos del relé, STATUS#, WHERE# y VERSION#. Los teléfonos con OwnTracks no admiten ninguno.',
      'no-subscription': 'Este dispositivo no tiene suscripción. Solo puedes restablecer su relé.',
      'too-many-open': 'Ya hay {{maxOpen}} comandos en espera. Vuelve a intentarlo cuando termine alguno.',
      superseded: 'Lo reemplazó un comando posterior.',
      'tracker-refused': 'El rastreador respondió “{{answer}}”.',
      undelivered: 'El rastreador no se comunicó a tiempo.',
      unanswered: 'El rastreador no respondió a tiempo. Aun así, puede haber ejecutado el comando.',
    },
    until: 'Se envía en cuanto sea seguro. Caduca: {{time}}.',
    seen: '{{speed}}, posición de hace {{age}}',
    progress: 'Comandos de {{name}}',
    log: {
      title: 'Comandos',
      count_one: '{{count}} comando',
      count_many: '{{count}} de comandos',
      count_other: '{{count}} comandos',
      by: 'Solicitado por {{requester}} · Dirección IP {{address}}',
      byGeofence: 'Solicitado por la geocerca {{geofence}}, al entrar',
      you: 'ti',
      steps: 'Cronología',
      answer: 'Respuesta: “{{answer}}”',
      empty: 'Aún no hay comandos. Los que envíes a este rastreador y sus resultados aparecerán aquí.',
      emptyPicture: 'Un comando en camino a un rastreador',
      failed: 'No se pudieron cargar los comandos',
      stale: 'No se pudieron actualizar los comandos',
      loading: 'Cargando comandos',
    },
  },
  device: {
    back: 'Mapa en vivo',
    show: 'Ver en el mapa en vivo',
    connect: 'Conectar rastreador',
    actions: 'Comandos de {{name}}',
    storeOn: 'Activar modo hibernación',
    storeOff: 'Desactivar modo hibernación',
    loading: 'Cargando dispositivo',
    loadFailed: 'No se pudo cargar este dispositivo',
    unknownTitle: 'Dispositivo no encontrado',
    unknownText: 'Este dispositivo no está en tu cuenta. Puede que se haya eliminado.',
  },
  errors: { validation: 'Escribe un comando.' },
}
