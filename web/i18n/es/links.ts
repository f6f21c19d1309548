import { certificateLabels } from '../../../shared/i18n/es/certificates.ts'
import { reportTypes } from '../../../shared/i18n/es/report-types.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { linkTexts as en } from '../en/links.ts'

export const linkTexts: Translated<typeof en, 'es'> = {
  certificate: {
    ...certificateLabels,
    text: 'Esto es lo que decía el certificado cuando Vectra lo emitió. También se indica si cada dispositivo sigue monitoreado.',
    status: {
      all_one: 'El dispositivo sigue monitoreado',
      all_many: 'Los {{count}} de dispositivos siguen monitoreados',
      all_other: 'Los {{count}} dispositivos siguen monitoreados',
      some: '{{monitored}} de {{count}} dispositivos siguen monitoreados',
      none_one: 'El dispositivo ya no está monitoreado',
      none_many: 'Ninguno de los {{count}} de dispositivos sigue monitoreado',
      none_other: 'Ninguno de los {{count}} dispositivos sigue monitoreado',
    },
    isMonitored: 'Monitoreado hoy',
    wasMonitored: 'Ya no monitoreado',
    note: 'Compara esta página con el documento que recibiste. No es una póliza de seguro.',
    unknown: {
      title: 'Vectra no puede confirmar este certificado',
      text: 'Comprueba el número del documento. Un certificado deja de confirmarse cuando su titular cierra la cuenta.',
    },
    notLoaded: 'No se pudo cargar el certificado',
  },
  reportLink: {
    types: reportTypes,
    formats: {
      pdf: 'PDF',
      excel: 'Excel',
      csv: 'CSV',
      json: 'JSON',
      html: 'HTML',
    },
    period: '{{from}} a {{to}}',
    download: 'Descargar {{format}}, {{size}}',
    generated: 'Generado: {{time}}',
    until: 'Disponible hasta el {{date}}',
    notDownloaded: 'No se pudo descargar el informe. Vuelve a intentarlo en un momento.',
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Puede que el informe haya caducado. Pide otro a quien te lo envió.',
    },
    notLoaded: 'No se pudo cargar el informe',
  },
  recipient: {
    asked: {
      title: '¿Recibir alertas e informes?',
      text: 'Se enviarían alertas e informes sobre dispositivos a {{address}}.',
    },
    confirmed: {
      title: 'Alertas e informes activados',
      text: 'Las alertas y los informes sobre dispositivos se envían a {{address}}.',
    },
    stopped: {
      title: 'Alertas e informes desactivados',
      text: 'Esta cuenta no envía nada más a {{address}}.',
    },
    bounced: {
      title: 'Alertas e informes desactivados',
      text: 'No se pudo entregar un correo a {{address}}, así que no se le envía nada más.',
    },
    complained: {
      title: 'Alertas e informes desactivados',
      text: 'Un correo a {{address}} se marcó como spam, así que no se le envía nada más.',
    },
    agree: 'Sí, enviarlos',
    decline: 'No, gracias',
    stop: 'Desactivarlos',
    resume: 'Reactivarlos',
    notSaved: 'No se pudo guardar tu elección',
    invalid: {
      title: 'Este enlace no funciona',
      text: 'Vuelve a abrirlo desde el mensaje que recibiste.',
    },
  },
}
