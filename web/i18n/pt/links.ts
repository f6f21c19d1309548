import { certificateLabels } from '../../../shared/i18n/pt/certificates.ts'
import { reportTypes } from '../../../shared/i18n/pt/report-types.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { linkTexts as en } from '../en/links.ts'

export const linkTexts: Translated<typeof en, 'pt'> = {
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
    download: 'Baixar {{format}}, {{size}}',
    generated: 'Gerado: {{time}}',
    until: 'Disponível até {{date}}',
    notDownloaded: 'Não foi possível baixar o relatório. Tente novamente em instantes.',
    unknown: {
      title: 'Este link não funciona',
      text: 'O relatório pode ter expirado. Peça um novo a quem o enviou.',
    },
    notLoaded: 'Não foi possível carregar o relatório',
  },
  recipient: {
    asked: {
      title: 'Receber alertas e relatórios?',
      text: 'Alertas e relatórios sobre dispositivos seriam enviados para {{address}}.',
    },
    confirmed: {
      title: 'Alertas e relatórios estão ativados',
      text: 'Alertas e relatórios sobre dispositivos são enviados para {{address}}.',
    },
    stopped: {
      title: 'Alertas e relatórios estão desativados',
      text: 'Nada mais desta conta é enviado para {{address}}.',
    },
    bounced: {
      title: 'Alertas e relatórios estão desativados',
      text: 'Um e-mail para {{address}} não pôde ser entregue, por isso nada mais é enviado para lá.',
    },
    complained: {
      title: 'Alertas e relatórios estão desativados',
      text: 'Um e-mail para {{address}} foi marcado como spam, por isso nada mais é enviado para lá.',
    },
    agree: 'Sim, quero receber',
    decline: 'Não quero receber',
    stop: 'Parar de receber',
    resume: 'Voltar a receber',
    notSaved: 'Não foi possível salvar sua escolha',
    invalid: {
      title: 'Este link não funciona',
      text: 'Abra-o novamente na mensagem que você recebeu.',
    },
  },
}
