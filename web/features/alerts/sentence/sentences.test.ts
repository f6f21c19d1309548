import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../../shared/i18n/language.ts'
import type { Condition } from '../../../../shared/rules/condition.ts'
import type { Action } from '../../../../shared/rules/rule.ts'
import { loadTexts } from '../../../i18n/load-texts.ts'
import { createUnitTexts } from '../../../ui/units/unit-texts.ts'
import { ruleSentence } from './rule-sentence.ts'
import { seenText } from './seen-text.ts'
import { whoText } from './who-text.ts'

const SPEED: Condition = { type: 'speed', operator: 'above', value: 80 }
const IDLE: Condition = { type: 'idleFor', value: 10 }
const START: Condition = { type: 'movement', operator: 'start' }
const NIGHT: Condition = { type: 'timeRange', timeStart: '22:00', timeEnd: '06:00', timezone: 'UTC' }
const EVENING: Condition = { type: 'timeRange', timeStart: '20:00', timeEnd: '23:00', timezone: 'UTC' }
const EMAIL: Action = { type: 'email', target: '' }
const PUSH: Action = { type: 'push' }
const LOG: Action = { type: 'log' }
const BOAT = { deviceId: 'A', deviceName: 'Aurora', deviceType: 'boat', tags: ['north'] }

const RULES: [Condition[], Action[]][] = [
  [
    [SPEED, IDLE],
    [EMAIL, PUSH],
  ],
  [
    [SPEED, IDLE, START],
    [EMAIL, PUSH, LOG],
  ],
  [[NIGHT, EVENING], [PUSH]],
  [
    [
      { type: 'bilgePump', value: 4 },
      { type: 'depth', operator: 'below', value: 3 },
    ],
    [PUSH],
  ],
  [[{ type: 'bilgeHigh' }, { type: 'shorePower', value: 10 }], [PUSH]],
  [[{ type: 'batteryEmptyWithin', value: 12 }], [PUSH]],
]

const SENTENCES: Record<Language, string[]> = {
  en: [
    'When any boat tagged north or south exceeds 80 km/h and idles for 10 min, email me and send a push.',
    'When any boat tagged north or south exceeds 80 km/h, idles for 10 min, and starts moving, email me, send a push, and list the event.',
    'When it is between 22:00 and 06:00 UTC and between 20:00 and 23:00 UTC, for any boat tagged north or south, send a push.',
    'When any boat tagged north or south starts its bilge pump more than 4 times an hour and is in water shallower than 3 m, send a push.',
    'When any boat tagged north or south has high water in its bilge and is without shore power for 10 min, send a push.',
    'When any boat tagged north or south has a battery that will be empty within 12 h, send a push.',
  ],
  es: [
    'Cuando cualquier barco con la etiqueta north o south supere 80 km/h y lleve 10 min en ralentí, envíame un correo y envía una notificación push.',
    'Cuando cualquier barco con la etiqueta north o south supere 80 km/h, lleve 10 min en ralentí y empiece a moverse, envíame un correo, envía una notificación push y registra el evento.',
    'En el horario de 22:00 a 06:00 (UTC) y de 20:00 a 23:00 (UTC), para cualquier barco con la etiqueta north o south, envía una notificación push.',
    'Cuando cualquier barco con la etiqueta north o south arranque su bomba de achique más de 4 veces por hora y esté en aguas de menos de 3 m, envía una notificación push.',
    'Cuando cualquier barco con la etiqueta north o south tenga mucha agua en la sentina y lleve 10 min sin toma de puerto, envía una notificación push.',
    'Cuando cualquier barco con la etiqueta north o south vaya a quedarse sin batería en menos de 12 h, envía una notificación push.',
  ],
  zh: [
    '如果带有标签“north”或“south”的任意船只速度超过 80 km/h，且怠速达 10 min，就给我发邮件，并发送推送。',
    '如果带有标签“north”或“south”的任意船只速度超过 80 km/h，怠速达 10 min，且开始移动，就给我发邮件、发送推送，并记录事件。',
    '对于带有标签“north”或“south”的任意船只，只要时间在 22:00 至 06:00（UTC），且在 20:00 至 23:00（UTC），就发送推送。',
    '如果带有标签“north”或“south”的任意船只舱底泵每小时启动超过 4 次，且水深小于 3 m，就发送推送。',
    '如果带有标签“north”或“south”的任意船只舱底水位过高，且失去岸电达 10 min，就发送推送。',
    '如果带有标签“north”或“south”的任意船只电池将在 12 h 内耗尽，就发送推送。',
  ],
  pt: [
    'Quando qualquer barco com a tag north ou south ultrapassar 80 km/h e ficar 10 min em marcha lenta, me envie um e-mail e envie um push.',
    'Quando qualquer barco com a tag north ou south ultrapassar 80 km/h, ficar 10 min em marcha lenta e começar a se mover, me envie um e-mail, envie um push e registre o evento.',
    'Quando o horário estiver entre 22:00 e 06:00 (UTC) e entre 20:00 e 23:00 (UTC), para qualquer barco com a tag north ou south, envie um push.',
    'Quando qualquer barco com a tag north ou south ligar a bomba de porão mais de 4 vezes por hora e estiver em águas com menos de 3 m, envie um push.',
    'Quando qualquer barco com a tag north ou south estiver com água alta no porão e ficar 10 min sem energia de cais, envie um push.',
    'Quando qualquer barco com a tag north ou south for ficar sem bateria em até 12 h, envie um push.',
  ],
  ja: [
    '「north」または「south」のタグが付いたいずれかのボートで80 km/hを超える速度、かつ10 minのアイドリングを検知したら、自分へのメール送信とプッシュ通知を行います。',
    '「north」または「south」のタグが付いたいずれかのボートで80 km/hを超える速度、10 minのアイドリング、かつ移動の開始を検知したら、自分へのメール送信、プッシュ通知、イベントの記録を行います。',
    '22:00〜06:00（UTC）、かつ20:00〜23:00（UTC）の時間帯になったら、「north」または「south」のタグが付いたいずれかのボートについてプッシュ通知を行います。',
    '「north」または「south」のタグが付いたいずれかのボートで1時間に4回を超えるビルジポンプの作動、かつ3 m未満の水深を検知したら、プッシュ通知を行います。',
    '「north」または「south」のタグが付いたいずれかのボートでビルジの高水位、かつ10 minの陸電喪失を検知したら、プッシュ通知を行います。',
    '「north」または「south」のタグが付いたいずれかのボートで12 h以内のバッテリー切れ予測を検知したら、プッシュ通知を行います。',
  ],
  fr: [
    'Quand un bateau avec le tag north ou south dépasse 80 km/h et reste au ralenti pendant 10 min : m’envoyer un e-mail et envoyer une notification push.',
    'Quand un bateau avec le tag north ou south dépasse 80 km/h, reste au ralenti pendant 10 min et se met en mouvement : m’envoyer un e-mail, envoyer une notification push et consigner l’événement.',
    'Quand l’heure est comprise entre 22:00 et 06:00 (fuseau UTC) et entre 20:00 et 23:00 (fuseau UTC), pour un bateau avec le tag north ou south : envoyer une notification push.',
    'Quand un bateau avec le tag north ou south démarre sa pompe de cale plus de 4 fois par heure et est dans moins de 3 m d’eau : envoyer une notification push.',
    'Quand un bateau avec le tag north ou south a un niveau d’eau élevé dans la cale et reste sans alimentation de quai pendant 10 min : envoyer une notification push.',
    'Quand un bateau avec le tag north ou south aura une batterie vide d’ici 12 h : envoyer une notification push.',
  ],
}

describe('ALR-1 a rule reads as a sentence', () => {
  test.each(LANGUAGES)('ALR-1 PUB-5 in %s', async (language) => {
    const { t, units } = await writingIn(language)
    const writing = {
      t,
      isOwner: true,
      units,
      gText: (g: number) => `${g} g`,
      depthText: (metres: number) => `${metres} m`,
      minutesText: (minutes: number) => `${minutes} min`,
      timeOfDayText: (time: string) => time,
      geofenceName: () => null,
    }
    const who = whoText({ deviceId: 'TAG_BASED', tags: ['north', 'south'] }, [BOAT], { t, language })
    const said = RULES.map(([conditions, actions]) => ruleSentence({ conditions, actions }, who, writing))
    expect(said.map((sentence) => sentence.replaceAll(/[\u202f\u00a0]/g, ' '))).toEqual(SENTENCES[language])
  })
})

describe('ALR-1 a state agrees with what is in it', () => {
  const accessory = { check: 'accessory', operator: 'on', saw: 'off', limit: 'on', unit: null } as const
  const relay = { check: 'relayChanged', operator: null, saw: 'off', limit: 'on', unit: null } as const
  test.each([
    ['es', 'Ignición: apagada', 'Relé cortado; tu última orden: restablecido'],
    ['pt', 'Ignição: desligada', 'Relé bloqueado; no seu último comando, desbloqueado'],
    ['fr', 'Allumage : coupé', 'Relais coupé. Votre dernière commande : rétabli'],
  ] as const)('ALR-1 PUB-5 in %s', async (language, ignition, cut) => {
    const { t, units } = await writingIn(language)
    const writing = { t, units, gText: String, depthText: String, minutesText: String, dateText: String }
    const said = [accessory, relay].map((seen) => seenText(seen, writing).replaceAll('\u00a0', ' '))
    expect(said).toEqual([ignition, cut])
  })
})

async function writingIn(language: Language) {
  const texts = i18next.createInstance()
  const [site, onBoard] = await Promise.all([loadTexts('site', language), loadTexts('boat', language)])
  const interpolation = { escapeValue: false }
  await texts.init({ lng: language, resources: { [language]: { translation: site } }, interpolation })
  texts.addResourceBundle(language, 'translation', onBoard, true)
  return { t: texts.t, units: createUnitTexts('km', language) }
}
