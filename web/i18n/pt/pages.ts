import type { Translated } from '../../../shared/i18n/translated.ts'
import type { pageTexts as en } from '../en/pages.ts'

export const pageTexts: Translated<typeof en, 'pt'> = {
  pages: {
    share: 'Localização compartilhada',
    certificate: 'Certificado para seguro',
    report: 'Relatório',
    recipient: 'Notificações',
    snooze: 'Silenciar alertas',
    login: 'Entrar',
    callback: 'Entrando',
    overview: 'Visão geral',
    live: 'Ao vivo',
    history: 'Histórico de trajetos',
    geofences: 'Cercas virtuais',
    alerts: 'Regras de alerta',
    reporting: 'Relatórios',
    devices: 'Dispositivos',
    device: 'Dispositivo',
    connect: 'Conectar rastreador',
    shares: 'Links de compartilhamento',
    maintenance: 'Manutenção',
    settings: 'Configurações',
    subscription: 'Assinatura',
  },
  callback: {
    failed: 'Não foi possível entrar na sua conta. Tente novamente.',
  },
}
