// What counts as an e-mail address.
import { describe, expect, test } from 'vitest'
import { isEmail, mailTo } from './email.ts'

describe('an e-mail address', () => {
  test.each([
    'noor@voorbeeld.example',
    'noor.el-amrani+shop@mail.voorbeeld.example',
    'juergen@bücher.example',
    'noor@مثال.إختبار',
    "o'hara@example.museum",
  ])('%s is one', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  test.each([
    'noor',
    'noor@',
    '@voorbeeld.example',
    'noor@voorbeeld',
    'noor@@voorbeeld.example',
    'noor el@voorbeeld.example',
    'noor@voor beeld.example',
    'noor@-voorbeeld.example',
    'noor@voorbeeld..example',
    '.noor@voorbeeld.example',
    'noor@1.2.3.4',
    'noor@voorbeeld.example, jef@voorbeeld.example',
    'Noor <noor@voorbeeld.example>',
    'noor@voorbeeld.example\nBcc: all@voorbeeld.example',
    `${'x'.repeat(65)}@voorbeeld.example`,
    `noor@${'x'.repeat(250)}.example`,
  ])('%s is none', (email) => {
    expect(isEmail(email)).toBe(false)
  })
})

describe('a link that writes to an address', () => {
  test('[F-80] nothing in an address becomes another field of the mail', () => {
    for (const address of ['x?bcc=all&y@evil.example', 'a%26b@evil.example', 'x?subject=paid@evil.example', 'noor']) {
      const url = new URL(mailTo(address))
      expect([decodeURIComponent(url.pathname), url.search]).toEqual([address, ''])
      expect(new URL(mailTo(address, 'Your message & ours?')).searchParams.get('subject')).toBe('Your message & ours?')
    }
    expect(mailTo('noor@voorbeeld.example')).toBe('mailto:noor@voorbeeld.example')
  })
})
