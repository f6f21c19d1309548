import { certificateLabels } from '../../../shared/i18n/es/certificates.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { certificateTexts as en } from '../en/certificate.ts'

export const certificateTexts: Translated<typeof en, 'es'> = {
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
}
