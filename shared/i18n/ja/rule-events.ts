import type { ruleEventTexts as en } from '../en/rule-events.ts'
import type { Translated } from '../translated.ts'

const signal = (name: string) => ({
  above: `{{device}}の${name}が{{limit}}を超えました：{{saw}}（{{time}}）`,
  below: `{{device}}の${name}が{{limit}}を下回りました：{{saw}}（{{time}}）`,
})

export const ruleEventTexts: Translated<typeof en, 'ja'> = {
  happened: {
    speed: {
      above: '{{device}}の速度が{{limit}}を超えました：{{saw}}（{{time}}）',
      below: '{{device}}の速度が{{limit}}を下回りました：{{saw}}（{{time}}）',
      equals: '{{device}}の速度が{{saw}}になりました（{{time}}）',
      notEquals: '{{device}}の速度が{{limit}}以外になりました：{{saw}}（{{time}}）',
      between: '{{device}}の速度が{{saw}}になりました（{{time}}）',
    },
    battery: {
      above: '{{device}}のバッテリーが{{limit}}を超えました：{{saw}}（{{time}}）',
      below: '{{device}}のバッテリーが{{limit}}を下回りました：{{saw}}（{{time}}）',
      equals: '{{device}}のバッテリーが{{saw}}になりました（{{time}}）',
      notEquals: '{{device}}のバッテリーが{{limit}}以外になりました：{{saw}}（{{time}}）',
      between: '{{device}}のバッテリーが{{saw}}になりました（{{time}}）',
    },
    movement: {
      start: '{{device}}が移動を開始しました（{{time}}）',
      end: '{{device}}が停止しました（{{time}}）',
    },
    timeRange: { any: '{{rule}}：{{device}}（{{time}}）' },
    accessory: {
      on: '{{device}}のイグニッションがオンになりました（{{time}}）',
      off: '{{device}}のイグニッションがオフになりました（{{time}}）',
    },
    drivingBehavior: { any: '{{device}}：{{saw}}（{{time}}）' },
    gpsSignal: signal('GPS信号'),
    lteSignal: signal('モバイル回線の信号'),
    mileage: { exceeds: '{{device}}のオドメーターが{{limit}}を超えました：{{saw}}（{{time}}）' },
    gForce: {
      above: '{{device}}が{{limit}}を超える衝撃を検知しました：{{saw}}（{{time}}）',
      below: '{{device}}の衝撃が{{limit}}を下回りました：{{saw}}（{{time}}）',
      equals: '{{device}}が{{saw}}の衝撃を検知しました（{{time}}）',
      notEquals: '{{device}}が{{limit}}以外の衝撃を検知しました：{{saw}}（{{time}}）',
      between: '{{device}}が{{saw}}の衝撃を検知しました（{{time}}）',
    },
    insideGeofence: { any: '{{rule}}：{{device}}がジオフェンスの内側にありました（{{time}}）' },
    outsideGeofence: { any: '{{rule}}：{{device}}がジオフェンスの外側にありました（{{time}}）' },
    noContact: { any: '{{device}}からの通信が{{saw}}途絶えています' },
    stoppedFor: { any: '{{device}}が{{saw}}停止しています' },
    idleFor: { any: '{{device}}が{{saw}}アイドリングしています' },
    movedWithoutIgnition: {
      any: '{{device}}がイグニッションオフのまま移動しました（{{time}}）',
    },
    relayChanged: {
      any: '{{device}}のリレーが、コマンドを送信していないのに切り替わりました（{{time}}）',
    },
    maintenanceDue: { any: '{{device}}のメンテナンス時期です：{{saw}}' },
  },
  fired: '{{rule}}：{{device}}（{{time}}）',
  checks: {
    speed: '速度',
    battery: 'バッテリー',
    movement: '移動',
    timeRange: '時刻',
    accessory: 'イグニッション',
    drivingBehavior: '運転挙動',
    gpsSignal: 'GPS信号',
    lteSignal: 'モバイル回線の信号',
    mileage: 'オドメーター',
    gForce: '衝撃',
    insideGeofence: 'ジオフェンスの内側',
    outsideGeofence: 'ジオフェンスの外側',
    noContact: '通信途絶',
    stoppedFor: '停止',
    idleFor: 'アイドリング',
    movedWithoutIgnition: '移動中のイグニッション',
    relayChanged: 'リレー',
    maintenanceDue: 'メンテナンス時期',
  },
  withLimit: '{{saw}}（しきい値：{{limit}}）',
  words: {
    ignition: { on: 'オン', off: 'オフ' },
    relay: { on: '復帰', off: '遮断' },
    movement: { start: '開始', end: '終了' },
    driving: {
      collision: '衝突の可能性',
      fall: '落下',
      rapidAcceleration: '急加速',
      rapidDeceleration: '急ブレーキ',
      rollover: '横転の可能性',
      sharpLeftTurn: '急な左折',
      sharpRightTurn: '急な右折',
    },
  },
  minutes: '{{minutes}}分',
  unknown: '不明',
}
