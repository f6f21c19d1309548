import type { Translated } from '../../../shared/i18n/translated.ts'
import type { liveMapTexts as en } from '../en/live-map.ts'

export const liveMapTexts: Translated<typeof en, 'zh'> = {
  tools: {
    relayRestore: '恢复继电器',
    relayCut: '切断继电器',
    text: '发送文本指令',
    storage: '存放模式',
    share: '分享位置',
    locate: '显示我的位置',
    selectFirst: '请先选择设备',
  },
  notice: {
    satelliteKey: '卫星地图需要本站运营方提供地图密钥。当前显示街道地图。',
    hide: '关闭',
    location: {
      denied: '位置访问已被阻止。请在浏览器设置中允许本站访问位置，然后重试。',
      unavailable: '无法获取当前位置。请在此设备上打开定位服务，然后重试。',
      insecure: '浏览器只向安全网站提供位置。请用 https:// 打开本站。',
    },
  },
  coastNote: '海岸线精度约 {{distance}}',
  preview: { failed: '无法加载地图。请重新加载页面。' },
  point: { lowVolts: '偏低', unknownTime: '未知' },
  legend: { title: '轨迹速度' },
}
