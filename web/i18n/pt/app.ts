/*
 * Glossary: one word for each thing.
 *
 * alert rule: regra de alerta · assign, unassign: vincular, desvincular · billing: cobrança · boundary: contorno
 * cooldown: pausa · credentials: credenciais · cut, restore (relay): bloquear, desbloquear · delete, remove: excluir,
 * remover · device: dispositivo (a phone or computer that shows Vectra: aparelho) · digest: resumo · dwell: permanência
 * engine hours: horas de motor · fix: posição GPS · fleet: frota · geofence: cerca virtual · held: retido
 * idle: marcha lenta · insurance certificate: certificado para seguro · last contact: último contato · maintenance
 * (due, due soon, up to date): manutenção (vencida, a vencer, em dia) · marine support: suporte náutico · mute: silenciar
 * odometer: hodômetro · plate: placa · purpose (business, private): finalidade (trabalho, particular) · quiet hours:
 * horário de silêncio · recipient: destinatário · route: trajeto · schedule: agendamento · share link: link de
 * compartilhamento · silent: sem sinal · without contact: sem contato · stop: parada · storage mode: modo hibernação
 * asleep: em repouso · subscription: assinatura · text message: SMS · tracker: rastreador · trail: rastro
 * trigger: disparar · trip: viagem
 */
import { compassTexts } from '../../../shared/i18n/pt/compass.ts'
import { deviceTypes } from '../../../shared/i18n/pt/device-types.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { appTexts as en } from '../en/app.ts'
import { alertTexts } from './alerts.ts'
import { commandTexts } from './commands.ts'
import { connectTexts } from './connect.ts'
import { devicesPageTexts } from './devices-page.ts'
import { geofenceTexts } from './geofences.ts'
import { historyTexts } from './history.ts'
import { linkTexts } from './links.ts'
import { liveTexts } from './live.ts'
import { maintenanceTexts } from './maintenance.ts'
import { memberTexts } from './members.ts'
import { overviewTexts } from './overview.ts'
import { paymentTexts } from './payments.ts'
import { problemTexts } from './problem.ts'
import { shareTexts } from './shares.ts'
import { shellTexts } from './shell.ts'
import { snoozeTexts } from './snooze.ts'
import { statusTexts } from './status.ts'

export const appTexts: Translated<typeof en, 'pt'> = {
  ...shellTexts,
  ...problemTexts,
  ...paymentTexts,
  ...liveTexts,
  ...linkTexts,
  ...statusTexts,
  ...connectTexts,
  ...commandTexts,
  ...devicesPageTexts,
  ...overviewTexts,
  ...maintenanceTexts,
  ...memberTexts,
  ...historyTexts,
  ...geofenceTexts,
  ...alertTexts,
  ...shareTexts,
  ...snoozeTexts,
  compass: compassTexts,
  deviceTypes,
}
