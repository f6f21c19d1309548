import { certificateLabels } from '../../../shared/i18n/pt/certificates.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { certificateTexts as en } from '../en/certificate.ts'

export const certificateTexts: Translated<typeof en, 'pt'> = {
  certificate: {
    ...certificateLabels,
    text: 'Veja o que o certificado dizia quando o Vectra o emitiu e se cada dispositivo é monitorado agora.',
    status: {
      all_one: 'O dispositivo continua monitorado',
      all_many: 'Todos os {{count}} de dispositivos continuam monitorados',
      all_other: 'Todos os {{count}} dispositivos continuam monitorados',
      some: 'Dispositivos ainda monitorados: {{monitored}} de {{count}}',
      none_one: 'O dispositivo não é mais monitorado',
      none_many: 'Nenhum dos {{count}} de dispositivos continua monitorado',
      none_other: 'Nenhum dos {{count}} dispositivos continua monitorado',
    },
    isMonitored: 'Monitorado hoje',
    wasMonitored: 'Não é mais monitorado',
    note: 'Compare esta página com o documento que você recebeu. Isto não é uma apólice de seguro.',
    unknown: {
      title: 'O Vectra não consegue confirmar este certificado',
      text: 'Confira o número no documento. Um certificado não é mais confirmado depois que o titular encerra a conta.',
    },
    notLoaded: 'Não foi possível carregar o certificado',
  },
}
