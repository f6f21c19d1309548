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
import { compassTexts } from '../../shared/i18n/pt/compass.ts'
import { deviceTypes } from '../../shared/i18n/pt/device-types.ts'
import { reportTypes } from '../../shared/i18n/pt/report-types.ts'
import { alertTexts } from './pt/alerts.ts'
import { assignmentTexts } from './pt/assignment.ts'
import { billingTexts } from './pt/billing.ts'
import { certificateTexts } from './pt/certificate.ts'
import { commandTexts } from './pt/commands.ts'
import { connectTexts } from './pt/connect.ts'
import { dateTexts } from './pt/dates.ts'
import { devicePageTexts } from './pt/device-page.ts'
import { devicesPageTexts } from './pt/devices-page.ts'
import { firstStepTexts } from './pt/first-steps.ts'
import { geofenceTexts } from './pt/geofences.ts'
import { historyTexts } from './pt/history.ts'
import { languageTexts } from './pt/language.ts'
import { linkTexts } from './pt/link.ts'
import { listTexts } from './pt/lists.ts'
import { liveTexts } from './pt/live.ts'
import { liveMapTexts } from './pt/live-map.ts'
import { maintenanceTexts } from './pt/maintenance.ts'
import { mapControlTexts } from './pt/map-controls.ts'
import { overviewTexts } from './pt/overview.ts'
import { pageTexts } from './pt/pages.ts'
import { paymentTexts } from './pt/payments.ts'
import { problemTexts } from './pt/problem.ts'
import { purchaseTexts } from './pt/purchase.ts'
import { recipientTexts } from './pt/recipient.ts'
import { reportLinkTexts } from './pt/report-link.ts'
import { reportingTexts } from './pt/reporting.ts'
import { reportsTexts } from './pt/reports.ts'
import { settingsTexts } from './pt/settings.ts'
import { shareTexts } from './pt/shares.ts'
import { shellTexts } from './pt/shell.ts'
import { snoozeTexts } from './pt/snooze.ts'
import { snoozeLinkTexts } from './pt/snooze-link.ts'
import { statusTexts } from './pt/status.ts'
import { subscriptionTexts } from './pt/subscription.ts'
import { whyNotTexts } from './pt/why-not.ts'

export const pt = {
  ...shellTexts,
  ...pageTexts,
  ...problemTexts,
  ...paymentTexts,
  ...liveTexts,
  ...liveMapTexts,
  ...mapControlTexts,
  ...languageTexts,
  ...linkTexts,
  ...listTexts,
  ...statusTexts,
  ...recipientTexts,
  ...certificateTexts,
  ...reportLinkTexts,
  ...snoozeLinkTexts,
  ...settingsTexts,
  ...connectTexts,
  ...commandTexts,
  ...devicePageTexts,
  ...devicesPageTexts,
  ...assignmentTexts,
  ...overviewTexts,
  ...maintenanceTexts,
  ...historyTexts,
  ...firstStepTexts,
  ...geofenceTexts,
  ...whyNotTexts,
  ...alertTexts,
  ...shareTexts,
  ...reportingTexts,
  ...reportsTexts,
  ...snoozeTexts,
  ...subscriptionTexts,
  ...purchaseTexts,
  ...billingTexts,
  ...dateTexts,
  compass: compassTexts,
  deviceTypes,
  reportTypes,
}
