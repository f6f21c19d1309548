import type { Translated } from '../../../shared/i18n/translated.ts'
import type { shellTexts as en } from '../en/shell.ts'

export const shellTexts: Translated<typeof en, 'pt'> = {
  product: 'Vectra',
  loading: 'Carregando o Vectra…',
  shell: {
    skip: 'Ir para o conteúdo',
    navigation: 'Principal',
    /** Lines may end at a soft hyphen. */
    destinations: {
      overview: 'Visão geral',
      live: 'Ao vivo',
      history: 'Histórico',
      geofences: 'Cercas virtuais',
      alerts: 'Regras de alerta',
      reporting: 'Relatórios',
      devices: 'Dispositivos',
      shares: 'Comparti\u00adlhamento',
      settings: 'Configu\u00adrações',
      subscription: 'Assinatura',
    },
    deviceCount: '{{count}} na sua conta',
    greeting: 'Olá, {{name}}',
    greetingWithoutName: 'Olá',
    more: 'Mais',
    account: 'Conta',
    accountAndMore: 'Conta e mais',
    signedInAs: 'Você entrou como',
    install: 'Instalar app',
    signOut: 'Sair',
    toDark: 'Usar tema escuro',
    toLight: 'Usar tema claro',
    bugReport: 'Relatar um problema',
    bugReportUnavailable: 'ainda não disponível',
    support: 'Falar com o suporte',
    status: 'Página de status (abre em nova aba)',
    version: 'Versão {{version}}',
  },
  dialog: { close: 'Fechar' },
}
