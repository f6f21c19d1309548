import type { Translated } from '../../../shared/i18n/translated.ts'
import type { floatPlanTexts as en } from '../en/float-plan.ts'

export const floatPlanTexts: Translated<typeof en, 'es'> = {
  about:
    'Indica cuándo volverá el barco. Si no vuelve, recibes un recordatorio y, 30 minutos después, tus contactos reciben un mensaje con su posición.',
  set: 'Crear plan de navegación',
  change: 'Cambiar',
  extend: 'Volver una hora más tarde',
  end: 'Hemos vuelto',
  done: 'Plan de navegación terminado',
  loadFailed: 'No se pudo cargar el plan de navegación',
  stale: 'El plan de abajo es el de la última carga.',
  extendFailed: 'No se pudo prolongar el plan',
  endFailed: 'No se pudo terminar el plan',
  state: {
    out: 'Navegando',
    reminded: 'Aún no ha vuelto',
    overdue: 'Con retraso',
    ended: 'De vuelta en puerto',
  },
  explained: {
    out: 'Quedan {{time}} hasta el regreso previsto.',
    reminded:
      'La hora de regreso ya ha pasado. Si no prolongas o terminas el plan, tus contactos reciben un mensaje 30 minutos después de esa hora.',
    overdue:
      'Los contactos que aceptaron tienen un mensaje con la última posición y un enlace para seguir al barco. Recibirán otro cuando el barco vuelva o prolongues el plan.',
    ended: 'El barco ha vuelto y el plan ha terminado. Crea otro para la próxima salida.',
    alone: 'La hora de regreso ya ha pasado. Prolonga el plan, o termínalo si ya has vuelto.',
  },
  facts: {
    returnBy: 'Regreso previsto',
    to: 'Destino',
    people: 'Personas a bordo',
    harbor: 'Puerto',
    contacts: 'Contactos',
  },
  harborGone: 'Eliminado. Termina el plan a mano.',
  none: 'Ninguno',
  waiting: 'No se envía nada a {{contacts}} hasta que acepten. Pídeles que busquen la pregunta de Vectra.',
  form: {
    returnBy: 'De vuelta a las',
    to: 'Destino',
    people: 'Personas a bordo',
    contacts: 'Contactos',
    contactsHint:
      'Correos o teléfonos como +12025550123, separados por comas. Vectra pide a cada uno que acepte.',
    harbor: 'Puerto',
    harborHint: 'El plan termina cuando el barco vuelve a esta geocerca.',
    noHarbor: 'Ninguno, termino el plan yo',
    wrong: {
      returnBy: 'Elige una hora futura, dentro de 31 días.',
      to: 'Indica adónde vas.',
      people: 'Escribe un número del 1 al 99.',
      contacts: 'Escribe hasta 10 correos o teléfonos con su prefijo de país.',
    },
    start: 'Iniciar plan',
    save: 'Guardar',
    cancel: 'Cancelar',
    failed: 'No se pudo guardar el plan de navegación',
  },
}
