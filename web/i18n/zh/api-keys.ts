import type { Translated } from '../../../shared/i18n/translated.ts'
import type { apiKeyTexts as en } from '../en/api-keys.ts'

export const apiKeyTexts: Translated<typeof en, 'zh'> = {
  apiKeys: {
    title: 'API 密钥',
    text: '程序使用密钥读取和更改此账户。每个密钥只能在其标签所涵盖的设备上，执行其角色允许的操作。',
    firstCall: '首次调用',
    document: 'OpenAPI 文档',
    documentText: '所有调用及其字段，以及能否使用密钥调用。',
    open: '打开',
    none: '还没有程序拥有密钥。',
    create: '创建 API 密钥',
    name: '名称',
    notCreated: '无法创建 API 密钥',
    created: '{{name}}：API 密钥已创建',
    createdAt: '创建于 {{date}}',
    usedAt: '上次使用：{{time}}',
    unused: '从未使用',
    revoke: '撤销',
    revokeTitle: '撤销 {{name}}？',
    revokeText: '它会在 10 秒内失效，由它创建的分享链接和密钥也会失效。',
    notRevoked: '无法撤销 API 密钥',
  },
}
