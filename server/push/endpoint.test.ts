import { describe, expect, test } from 'vitest'
import { maySendTo } from './keys.ts'

describe('sends messages to push services only [GM-04]', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QOx',
    'https://api.push.apple.com/3/device/x',
    'https://wns2-db5p.notify.windows.com/w/?token=abc',
    'https://FCM.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:443/x',
  ])('%s', (endpoint) => expect(maySendTo(endpoint)).toBe(true))
  test.each([
    '',
    'x',
    '/to/me',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://evil.example/fcm.googleapis.com',
    'https://evil.example#fcm.googleapis.com',
    'https://evil.example?fcm.googleapis.com',
    'https://push.services.mozilla.com/x',
    'https://push.services.mozilla.com.evil.example/x',
    'https://notify.windows.com/x',
    'https://xnotify.windows.com/x',
    'https://evilpush.apple.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'https://127.1/x',
    'https://metadata.google.internal/x',
    'file:///etc/passwd',
    'ftp://fcm.googleapis.com/x',
    'javascript:alert(1)',
    'data:text/plain,x',
    'https://fcm.googleapis.com\\@evil.example/x',
    'https://fcm.googleapis.com/x#part',
    `https://fcm.googleapis.com/${'x'.repeat(2100)}`,
    'https:/\\evil.example/x',
    'https://fcm。googleapis。com.evil.example/x',
    'https://push.apple.com@evil.example/',
    'https:///evil.example',
    'https://fcm.googleapis.com%2eevil.example/x',
    'wss://fcm.googleapis.com/x',
    'blob:https://fcm.googleapis.com/x',
  ])('refuses %s', (endpoint) => expect(maySendTo(endpoint)).toBe(false))
  test('allows exactly the origin named by the operator', () => {
    expect([
      maySendTo('http://127.0.0.1:9000/to/x', ['http://127.0.0.1:9000']),
      maySendTo('http://127.0.0.1:9001/to/x', ['http://127.0.0.1:9000']),
    ]).toEqual([true, false])
  })
})
