/*
 * Glossary (neutral Spanish, tú):
 *
 * device: dispositivo · tracker: rastreador · GPS unit: unidad GPS · computer: equipo · plate: matrícula
 * position: posición · fix: posición GPS · to report: transmitir · monitored: monitoreado
 * online, offline: en línea, sin conexión · asleep: en reposo · silent: sin señal
 * idle: en ralentí · driving: en marcha · ignition: ignición · trail: estela · trip: trayecto
 * geofence: geocerca · boundary: límite · dwell: permanencia · alert rule: regla de alerta
 * to trigger: dispararse · to watch: vigilar · cooldown: pausa entre alertas · held back: retenido
 * mute: silenciar · quiet hours: horas de silencio · digest: resumen · command: comando · relay: relé
 * cut, restore: cortar, restablecer · storage mode: modo hibernación · report: informe
 * report schedule: informe programado · share link: enlace compartido · subscription: suscripción
 * unassign: desasignar · transfer: traslado · marine support: asistencia náutica · due: pendiente
 */
import { compassTexts } from '../../../shared/i18n/es/compass.ts'
import { deviceTypes } from '../../../shared/i18n/es/device-types.ts'
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

export const appTexts: Translated<typeof en, 'es'> = {
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
