import type { Translated } from '../../../shared/i18n/translated.ts'
import type { problemTexts as en } from '../en/problem.ts'
import { notLoadedTexts } from './not-loaded.ts'

export const problemTexts: Translated<typeof en, 'es'> = {
  problem: {
    codes: {
      network: 'Error de red. Comprueba tu conexión.',
      network_commands:
        'El servidor no respondió. Comprueba tu conexión y vuelve a intentarlo. Un comando que ya está en camino no se envía dos veces.',
      gateway: 'El servidor no aceptó la solicitud. Recarga la página y vuelve a intentarlo.',
      'unreadable-answer': 'El servidor envió una respuesta inesperada. Recarga la página.',
      unauthenticated: 'Sin autorización. Vuelve a iniciar sesión.',
      forbidden: 'No tienes permiso para realizar esta acción.',
      'account-closed': 'Esta cuenta se ha eliminado.',
      'invalid-body': 'Revisa los datos y vuelve a intentarlo.',
      'invalid-body_shares': 'Revisa el nombre, la caducidad y las coordenadas, y vuelve a intentarlo.',
      'invalid-query': 'El servidor no aceptó la solicitud. Recarga la página y vuelve a intentarlo.',
      'unsupported-media-type':
        'El servidor no aceptó la solicitud. Recarga la página y vuelve a intentarlo.',
      'body-too-large': 'Es demasiado para enviarlo de una vez. Acórtalo y vuelve a intentarlo.',
      'answer-too-large': 'Es demasiado para cargarlo de una vez. Elige un periodo más corto.',
      'too-many-points':
        'Este periodo tiene demasiados puntos para cargarlos de una vez. Elige uno más corto.',
      'range-too-long': 'El periodo es demasiado largo. Elige uno más corto.',
      'range-in-future': 'Este periodo aún no ha empezado. Elige uno anterior.',
      'range-reversed': 'El último día es anterior al primero.',
      'unknown-devices':
        'Un dispositivo que seleccionaste ya no está en tu cuenta. Vuelve a seleccionar los dispositivos.',
      'unknown-geofences': 'Una geocerca que seleccionaste ya no existe. Vuelve a seleccionar las geocercas.',
      'not-today': 'Parece que el reloj de este equipo o teléfono está mal. Ajústalo y recarga la página.',
      'not-found': 'No se encontró el recurso solicitado.',
      'not-found_devices': 'Este dispositivo ya no está en tu cuenta.',
      'not-found_commands': 'Este dispositivo ya no está en tu cuenta.',
      'not-found_alerts': 'Esta regla o este dispositivo ya no está en tu cuenta. Recarga la página.',
      'not-found_geofences': 'Esta geocerca o este dispositivo ya no está en tu cuenta. Recarga la página.',
      'not-found_reports': 'Este informe programado o generado ya no está en tu cuenta. Recarga la página.',
      'not-found_maintenance':
        'Este mantenimiento o este dispositivo ya no está en tu cuenta. Recarga la página.',
      'not-found_shares': 'Este enlace o este dispositivo ya no está en tu cuenta. Recarga la página.',
      'not-found_subscriptions':
        'Esta suscripción o este dispositivo ya no está en tu cuenta. Recarga la página.',
      'not-found_viewer': 'Este enlace caducó, se desactivó o nunca existió. Pide otro a quien te lo envió.',
      arrived: 'Este enlace terminó cuando llegó el dispositivo.',
      'expires-in-the-past': 'El enlace ya habría caducado. Elige una hora posterior.',
      'subscription-required': 'No tienes ninguna suscripción disponible para otro dispositivo.',
      'subscription-not-active': 'Esta suscripción no está activa, así que no se puede asignar.',
      'device-has-subscription': 'Este dispositivo ya tiene una suscripción. Primero desasígnala.',
      'transfer-limit-reached':
        'Esta suscripción ya se trasladó este mes. No puedes hacer más cambios hasta el mes que viene.',
      'challenge-required':
        'No pudimos confirmar que eres una persona. Recarga la página y vuelve a intentarlo.',
      'card-declined': 'Tu tarjeta fue rechazada. Prueba con otra.',
      'payment-method-not-found': 'Esta tarjeta no está disponible. Vuelve a introducirla.',
      'order-expired': 'Este pedido no se pagó a tiempo y no se te cobró nada. Empieza de nuevo.',
      'purchase-changed': 'Tu pedido ha cambiado. Recarga la página y empieza de nuevo.',
      'payments-not-set-up': 'El sistema de pago no está listo. Recarga la página y vuelve a intentarlo.',
      'payment-unsure':
        'Tu pago se está confirmando. No vuelvas a pagar. Tus suscripciones aparecerán en unos minutos.',
      'plan-not-switchable': 'Solo se puede pasar a anual un plan mensual activo.',
      'no-card': 'Primero agrega una tarjeta en los ajustes de facturación.',
      'invalid-signature': 'El servidor no aceptó la solicitud. Recarga la página y vuelve a intentarlo.',
      'not-in-testing-mode': 'Las suscripciones de prueba no están disponibles aquí.',
      'no-monitored-devices':
        'No hay ningún dispositivo monitoreado. Asigna una suscripción a un dispositivo y descarga el certificado.',
      'too-many-devices': 'Tienes demasiados dispositivos para un solo certificado. Contacta con soporte.',
      'device-not-available': 'Este ID de rastreador no está disponible. Compruébalo en el rastreador.',
      'too-many-claims': 'Demasiados intentos con ID no disponibles. Vuelve a intentarlo en {{wait}}.',
      'too-many-commands':
        'Demasiados comandos. Vuelve a intentarlo en {{wait}}. Aun así, puedes restablecer un relé.',
      'too-many-requests': 'Demasiadas solicitudes. Vuelve a intentarlo en {{wait}}.',
      'too-many-requests_viewer': 'Demasiadas solicitudes desde tu red. Vuelve a intentarlo en {{wait}}.',
      'invalid-boundary': 'Este límite no es válido. Revisa los puntos resaltados.',
      'invalid-cursor': 'La lista ha cambiado. Recarga la página.',
      'no-recipient': 'Esta geocerca no tiene a quién notificar por esa vía. Primero agrega un destinatario.',
      'too-many-geofences': 'No puedes agregar más geocercas. Elimina una que ya no necesites.',
      'interval-required': 'Escribe una distancia, horas de motor o meses.',
      'done-in-future': 'Elige un día que no sea futuro.',
      'too-many-intervals':
        'Este dispositivo ya tiene el máximo de intervalos de mantenimiento. Primero quita uno.',
      'invalid-rule': 'Esta regla no se puede guardar. Revisa los campos resaltados.',
      'webhook-required': 'Escribe la dirección de tu webhook.',
      'phone-required': 'Escribe un número de teléfono o confirma antes el tuyo en los ajustes.',
      'too-many-schedules': 'No puedes agregar más informes programados. Elimina uno que ya no necesites.',
      'rule-exists': 'Esta regla ya se guardó. Recarga la página.',
      'too-many-rules': 'No puedes agregar más reglas. Elimina una que ya no necesites.',
      'webhook-not-public': 'Escribe una dirección https:// pública, sin puerto ni contraseña.',
      'push-not-public': 'El servicio de notificaciones de tu navegador no es compatible.',
      'push-key-invalid': 'El servicio de notificaciones de tu navegador no es compatible.',
      'too-many-push-subscriptions':
        'Ya recibes notificaciones en {{limits.pushDevicesMax}} equipos. Desactívalas en uno que ya no uses.',
      'too-many-snoozes': 'Has silenciado demasiadas cosas. Primero reactiva una.',
      'no-channel': 'Activa al menos un canal de notificación (correo o SMS) antes de hacer la prueba.',
      'not-your-address': 'Los mensajes de prueba solo se envían a la dirección con la que inicias sesión.',
      'phone-not-confirmed': 'Primero confirma tu número de teléfono.',
      'invalid-phone': 'Escribe un número de teléfono válido.',
      'no-phone': 'Primero guarda tu número de teléfono.',
      'sms-not-set-up': 'Este servidor no está configurado para enviar SMS.',
      'sms-country-not-allowed': 'Este servidor no envía SMS a este país.',
      'sms-needs-subscription':
        'Este servidor solo envía SMS a cuentas que tienen o han tenido una suscripción. Elige primero un plan.',
      'phone-refused': 'Este número no puede recibir nuestros SMS. Compruébalo y vuelve a intentarlo.',
      'text-not-sent': 'No se pudo enviar el SMS. Vuelve a intentarlo en un momento.',
      'wrong-code': 'Ese código no es correcto. Revisa el mensaje y vuelve a intentarlo.',
      'code-expired': 'Este código caducó. Envía otro.',
      'deletes-history': 'Acortar el historial elimina lo más antiguo. Confírmalo primero.',
      'history-too-long': 'Este servidor no conserva el historial tanto tiempo. Elige un plazo más corto.',
      'server-error': 'Error del servidor. Vuelve a intentarlo más tarde.',
      unavailable: 'El servidor no está disponible por ahora. Vuelve a intentarlo en unos segundos.',
    },
    siteTitle: notLoadedTexts.siteTitle,
    reload: notLoadedTexts.reload,
    other: 'Se produjo un error. Vuelve a intentarlo.',
    aMoment: 'un momento',
    code: 'Código {{code}}',
    tryAgain: 'Reintentar',
    siteText:
      'Comprueba tu conexión y vuelve a intentarlo. Si sigue fallando, contacta con soporte e incluye los datos de abajo.',
    pageTitle: 'Algo falló',
    pageText:
      'No se pudo mostrar esta página. Tus dispositivos siguen transmitiendo. Recarga la página para verlos.',
  },
}
