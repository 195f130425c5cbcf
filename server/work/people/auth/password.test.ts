// Passwords are stored as argon2id hashes, each with its own salt.
import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './password.ts'

test('a hash is PHC text of argon2id with its costs, and another one each time', async () => {
  const [one, two] = await Promise.all([hashPassword('hazelnut spread'), hashPassword('hazelnut spread')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
})

test('the password fits its hash, however its letters were composed, and no other does', async () => {
  const hash = await hashPassword('cr\u00e8me br\u00fbl\u00e9e')
  expect(await checkPassword('cre\u0300me bru\u0302le\u0301e', hash)).toEqual({ fits: true, stale: false })
  expect(await checkPassword('creme brulee', hash)).toEqual({ fits: false, stale: false })
})

test('the reference example of the argon2id specification’s library is understood', async () => {
  const made = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await checkPassword('password', made)).toEqual({ fits: true, stale: true })
})

test('what is no hash fits nothing', async () => {
  for (const none of ['', 'password', '$argon2i$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$AAAA'])
    expect(await checkPassword('password', none)).toEqual({ fits: false, stale: false })
})
