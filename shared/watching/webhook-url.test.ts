import { describe, expect, test } from 'vitest'
import { isPublicWebhook } from './webhook-url.ts'

const IN_THE_CLOUD = { own: ['vectra.example.com', 'api.example.com'], local: null }
const ON_THIS_MACHINE = { own: ['localhost'], local: '127.0.0.1:9911' }

describe('T89 a webhook', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1:443/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://０/',
    'https://127。0。0。1/',
    'https://localhost/',
    'https://localhost./',
    'https://LOCALHOST/',
    'https://app.localhost/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2606:4700::1111]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://192.0.0.1/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://8.8.8.8/',
    'https://user:password@hooks.example.com/',
    'https://user@hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://hooks.example.com:80/',
    'http://hooks.example.com/',
    'http://127.0.0.1:9001/2018-06-01/runtime/invocation/next',
    'http://127.0.0.1:9911/',
    'ftp://hooks.example.com/',
    'gopher://hooks.example.com/',
    'file:///etc/passwd',
    'https://intranet/',
    'https://db.internal/',
    'https://printer.local/',
    'https://vectra.example.com/',
    'https://vectra.example.com./',
    'https://VECTRA.example.com/',
    'https://api.example.com/vectra/devices',
    'https://',
    'hooks.example.com',
    '',
  ])('T89 may not be %s', (url) => {
    expect(isPublicWebhook(url, IN_THE_CLOUD)).toBe(false)
  })

  test.each([
    'https://hooks.example.com/',
    'https://hooks.example.com:443/path?key=1',
    'https://münchen.example/',
    'https://localhost.example.com/',
    'https://10.example.com/',
  ])('T89 may be %s', (url) => {
    expect(isPublicWebhook(url, IN_THE_CLOUD)).toBe(true)
  })

  test('T89 may be one target of this machine on a local run that allows it, and no other', () => {
    const allowed = (url: string) => isPublicWebhook(url, ON_THIS_MACHINE)
    expect(allowed('http://127.0.0.1:9911/hook')).toBe(true)
    expect(allowed('http://127.0.0.1:9912/hook')).toBe(false)
    expect(allowed('http://localhost:9911/hook')).toBe(false)
    expect(allowed('http://user:password@127.0.0.1:9911/hook')).toBe(false)
    expect(allowed('ftp://127.0.0.1:9911/hook')).toBe(false)
  })
})
