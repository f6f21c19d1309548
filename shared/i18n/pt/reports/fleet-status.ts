import type { fleetStatusTexts as en } from '../../en/reports/fleet-status.ts'
import type { Translated } from '../../translated.ts'
import { deviceStatusTexts } from '../device-status.ts'

export const fleetStatusTexts: Translated<typeof en, 'pt'> = {
  ...deviceStatusTexts,
  asOf: 'Situação em {{date}}, {{time}}',
  devices: 'Dispositivos',
  needsAttention: 'Requer atenção',
  reason: 'Motivo',
  nothingToDo: 'Nada requer sua atenção.',
  byStatus: 'Dispositivos por status',
  status: 'Status',
  since: 'Desde',
  place: 'Lugar',
  position: 'Posição',
  lastContact: 'Último contato',
  speed: 'Velocidade',
  battery: 'Bateria',
  signal: 'Sinal celular',
  mode: 'Modo',
  storageMode: 'Modo hibernação',
  subscription: 'Assinatura',
  tracked: 'Rastreado',
  notTracked: 'Nenhuma',
  reasons: {
    neverReported: 'Nenhuma posição ainda',
    noContact: 'Sem contato desde {{date}}, {{time}}',
    lowBattery: 'Bateria baixa: {{volts}}',
    relayCut: 'Relé bloqueado',
    notTracked: 'Sem assinatura',
  },
  completeness: {
    silent_one: '{{count}} dispositivo está sem sinal. A posição dele é a última conhecida.',
    silent_many: '{{count}} de dispositivos estão sem sinal. As posições deles são as últimas conhecidas.',
    silent_other: '{{count}} dispositivos estão sem sinal. As posições deles são as últimas conhecidas.',
    never_one: '{{count}} dispositivo ainda não enviou nenhuma posição.',
    never_many: '{{count}} de dispositivos ainda não enviaram nenhuma posição.',
    never_other: '{{count}} dispositivos ainda não enviaram nenhuma posição.',
  },
  definitions: {
    live: 'Posições ao vivo foram registradas há no máximo {{live}} ou dentro do intervalo do rastreador. As com atraso foram registradas há no máximo {{delayed}}, e as marcadas como última posição são mais antigas.',
    silent: 'Um dispositivo está sem sinal quando o rastreador deixou de enviar várias mensagens seguidas.',
    asleep:
      'Um dispositivo está em repouso quando o rastreador só se comunica de tempos em tempos, como no modo hibernação.',
    since: '“Desde” é o momento em que o dispositivo começou a fazer o que faz agora.',
    battery: 'A bateria é considerada baixa abaixo de {{volts}}.',
  },
}
