// Signing in and up, a new password, and the people of the shop: waiting, refused, without a connection, and done.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { sessionLost, sessionStore } from '#web/data/session/session-store.ts'
import { signInProvider } from '#web/data/session/sign-in-provider.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { jef, menuForStaff, noor, shownMenu } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { ChangePassword } from './change-password.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { SignIn } from './sign-in.tsx'
import { SignUp } from './sign-up.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const userName = page.getByRole('textbox', { name: 'User name' })
const password = page.getByLabelText('Password', { exact: true })
const fresh = page.getByLabelText('New password', { exact: true })
const alert = page.getByRole('alert')

beforeEach(() => {
  // What a form of the test before kept for a reload.
  sessionStorage.clear()
  sessionStore.write(null)
  sessionLost.write(undefined)
  location.hash = '#/account'
  server.answers('menu.read', shownMenu)
  server.answers('menu.readAll', menuForStaff)
})

test('[ACCT-1] what is missing is said at its field; a wrong password, a locked account and no connection say so', async () => {
  show(<SignIn />)
  await button('Sign in').click()
  await expect.element(userName).toHaveAccessibleDescription(/Please enter your user name\./)
  await expect.element(password).toHaveAccessibleDescription(/Please enter your password\./)
  expect(server.sent('account.signIn')).toEqual([])
  const tries = async (said: RegExp) => {
    await userName.fill('Jef')
    await password.fill('a short sentence')
    await button('Sign in').click()
    await expect.element(alert).toMatchTextContent(said)
  }
  server.refuses('account.signIn', 'wrong_credentials')
  await tries(/Invalid username or password\./)
  server.refuses('account.signIn', 'account_locked')
  await tries(/This account is locked/)
  server.refuses('account.signIn', 'unavailable')
  await tries(/That did not work, and the fault is ours\./)
  await expect.element(userName).toHaveValue('Jef')
  server.isLost()
  await button('Sign in').click()
  await expect.element(alert).toMatchTextContent(/That did not get through\./)
  await expect.element(password).toHaveValue('a short sentence')
  server.answers('account.signIn', { member: jef })
  server.comesBack()
  await button('Sign in').click()
  await expect.poll(() => sessionStore.read()).toEqual(jef)
})

test('[ACCT-1] who was signed out reads why', async () => {
  sessionLost.write('expired')
  show(<SignIn />)
  await expect.element(alert).toMatchTextContent(/You were signed out.*Sign in again to go on\./)
})

test('[CHAIN-5] where the shop has a provider, the button leads there and back to the page that was asked for', async () => {
  location.hash = '#/account?refused=down&to=/board'
  signInProvider.write('Hazel ID')
  show(<SignIn />)
  await expect.element(alert).toMatchTextContent(/Hazel ID cannot be reached just now\. Try again in a minute/)
  const way = page.getByRole('link', { name: 'Sign in with Hazel ID' })
  await expect.element(way).toHaveAttribute('href', '/api/account/sign-in/provider?to=%2Fboard')
  server.refuses('account.signIn', 'wrong_credentials')
  await userName.fill('Jef')
  await password.fill('a short sentence')
  await button('Sign in').click()
  await expect.element(alert).toMatchTextContent(/^Invalid username or password\.$/)
  signInProvider.write(null)
  await expect.element(way).not.toBeInTheDocument()
})

test('[CHAIN-5] who came in by the provider has no password and no second factor to change here', async () => {
  signedIn({ ...jef, byProvider: true })
  server.answers('sessions.list', { sessions: [] })
  show(<ChangePassword />)
  await expect.element(page.getByText(/Your password and your second factor are kept there/)).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

test('[ACCT-2] a name that is taken is said at its field and stays; once asked, one reads what comes next', async () => {
  server.answers('account.read', { member: null, ended: null, ownerMissing: false, provider: null })
  show(<SignUp />)
  await userName.fill('Jef')
  await password.fill('short')
  await button('Ask for an account').click()
  await expect.element(password).toHaveAccessibleDescription(/Please choose 10 characters or more\./)
  await password.fill('a short sentence')
  server.refuses('account.signUp', 'name_taken')
  await button('Ask for an account').click()
  await expect.element(userName).toHaveAccessibleDescription(/Someone already has this name/)
  await expect.element(userName).toHaveValue('Jef')
  server.refuses('account.signUp', 'waiting_full')
  await userName.fill('Jef P')
  await button('Ask for an account').click()
  await expect.element(alert).toMatchTextContent(/Too many people are waiting/)
  server.answers('account.signUp', { state: 'pending', member: null })
  await button('Ask for an account').click()
  await expect.element(page.getByText('The owner still has to approve Jef P.', { exact: false })).toBeVisible()
})

test('[ACCT-2] the first one becomes the owner with the set-up code, which is refused at its field', async () => {
  server.answers('account.read', { member: null, ended: null, ownerMissing: true, provider: null })
  show(<SignUp />)
  await expect.element(page.getByRole('heading', { name: 'Welcome, owner' })).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Set-up code' })
  await userName.fill('Noor')
  await password.fill('a short sentence')
  await code.fill('WRONG')
  server.refuses('account.signUp', 'setup_code_wrong')
  await button('Open the shop').click()
  await expect.element(code).toHaveAccessibleDescription(/This set-up code is not right/)
  await expect.element(code).toHaveValue('WRONG')
})

test('[ACCT-2] a link for a new password is looked at', async () => {
  location.hash = '#/account/password?code=abc'
  show(<ChoosePassword />)
  await expect.element(page.getByText('One moment, we look at your link.')).toBeVisible()
})

test('[ACCT-2] by a link one chooses a password; one that stops working while one types says so', async () => {
  location.hash = '#/account/password?code=abc'
  server.isLost()
  show(<ChoosePassword />)
  await expect.element(alert).toMatchTextContent(/This link does not work.*That did not get through\./)
  server.comesBack()
  server.answers('passwords.readLink', { name: 'Jef', expiresAt: 0, dropsFactor: true })
  await button('Try again').click()
  await expect.element(page.getByText(/^This link also removes your second factor/)).toBeVisible()
  await fresh.fill('a short sentence')
  server.refuses('passwords.useLink', 'unavailable')
  await button('Save the new password').click()
  await expect.element(alert).toMatchTextContent(/That did not work, and the fault is ours\./)
  await expect.element(fresh).toHaveValue('a short sentence')
  server.refuses('passwords.useLink', 'link_used')
  await button('Save the new password').click()
  await expect.element(alert).toMatchTextContent(/It was used already/)
})

test('[ACCT-2] a wrong current password is said at its field, and the sessions say why they cannot be read', async () => {
  signedIn(jef)
  server.refuses('sessions.list', 'unavailable')
  show(
    <>
      <ChangePassword />
      <ToastView />
    </>,
  )
  const current = page.getByLabelText('Current password', { exact: true })
  await current.fill('not it')
  await fresh.fill('a short sentence')
  server.refuses('passwords.change', 'wrong_password')
  await button('Save the new password').click()
  await expect.element(current).toHaveAccessibleDescription(/This is not your current password\./)
  await expect.element(fresh).toHaveValue('a short sentence')
  const session = { id: 'a', begunAt: 0, seenAt: 0, agent: 'Firefox · Android', network: '', own: true }
  const other = { ...session, id: 'b', agent: 'Safari · iPad', own: false }
  server.answers('sessions.list', { sessions: [session, other] })
  await button('Try again').last().click()
  server.refuses('sessions.end', 'not_found')
  await button('Sign out on Safari · iPad').click()
  await expect.element(page.getByText('That session has ended already.')).toBeVisible()
})

type Account = Output<'staff.list'>['accounts'][number]
const jefsAccount: Account = { ...jef, regions: [], state: 'active', askedAt: 0, factor: false, version: '1' }
const lotte: Account = {
  ...jefsAccount,
  id: 3,
  name: 'Lotte',
  branches: [],
  state: 'pending',
}
const people: Output<'staff.list'> = {
  accounts: [lotte, { ...noor, regions: [], state: 'active', askedAt: 0, factor: true, version: '1' }, jefsAccount],
  waiting: { count: 1, page: 1, pages: 1, readAt: 0 },
}

test('[ACCT-2] people wait, and without a connection that is said', async () => {
  signedIn(noor)
  server.isLost()
  show(<PeoplePage />)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.answers('staff.list', people)
  server.comesBack()
  await button('Try again').click()
  await expect.element(page.getByRole('heading', { name: 'Waiting for you 1' })).toBeVisible()
})

test('[ACCT-2] one who waits gets a role before they are let in, and a refusal keeps what was chosen', async () => {
  signedIn(noor)
  server.answers('staff.list', people)
  show(
    <>
      <PeoplePage />
      <ToastView />
    </>,
  )
  await button('Approve').click()
  const dialog = page.getByRole('dialog', { name: 'Lotte' })
  const approve = dialog.getByRole('button', { name: 'Approve' })
  await approve.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  expect(server.sent('staff.appoint')).toEqual([])
  const barista = dialog.getByRole('group', { name: 'Antwerpen' }).getByRole('radio', { name: 'Barista' })
  await dialog.getByText('Barista', { exact: true }).first().click()
  server.refuses('staff.appoint', 'unavailable')
  await approve.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(barista).toBeChecked()
  server.answers('staff.appoint', { ...lotte, state: 'active' })
  await approve.click()
  await expect.element(page.getByText('Lotte can start.')).toBeVisible()
})

test('[ACCT-2] the last owner is not locked, and the reason is said', async () => {
  signedIn({ ...noor, id: 9, name: 'Amira' })
  server.answers('staff.list', people)
  show(<PeoplePage />)
  await button('Lock Noor').click()
  server.refuses('staff.appoint', 'last_owner')
  const dialog = page.getByRole('dialog', { name: 'Lock Noor?' })
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The shop needs at least one owner.')
})

test('[CHAIN-5] of a colleague who comes by the provider the owner changes no role and no password, and locks and unlocks', async () => {
  signedIn(noor)
  const lies = { ...jefsAccount, id: 4, name: 'Lies', byProvider: true }
  const gone = { ...lies, id: 5, name: 'Wout', state: 'locked' as const, branches: [] }
  server.answers('staff.list', { ...people, accounts: [lies, gone] })
  show(<PeoplePage />)
  await expect.element(button('Lock Lies')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^(Change|New password).*Lies/ })).not.toBeInTheDocument()
  await button('Unlock').click()
  const dialog = page.getByRole('dialog', { name: 'Wout' })
  await expect.element(dialog.getByText(/The sign-in provider says what this colleague may do/)).toBeVisible()
  server.answers('staff.appoint', { ...gone, state: 'active', version: '2' })
  await dialog.getByRole('button', { name: 'Unlock' }).click()
  await expect.poll(() => server.sent('staff.appoint')).toEqual([{ id: '5', version: '1', state: 'active' }])
})

test('[ACCT-2] a dialog left open does not undo what another owner decided: that is said, and only what I chose is sent', async () => {
  signedIn({ ...noor, id: 9, name: 'Amira' })
  server.answers('staff.list', people)
  show(<PeoplePage />)
  await button('Change Jef').click()
  const dialog = page.getByRole('dialog', { name: 'Jef' })
  await dialog.getByText('Manager', { exact: true }).first().click()
  server.answers('staff.list', { ...people, accounts: [lotte, { ...jefsAccount, state: 'locked', version: '2' }] })
  server.refuses('staff.appoint', 'changed_meanwhile')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Someone else saved this just now/)
  await expect.element(dialog.getByRole('button', { name: 'Unlock' })).toBeVisible()
  const [sent] = server.sent('staff.appoint')
  expect(sent).toMatchObject({ version: '1' })
  expect(sent).not.toHaveProperty('state')
  expect(sent).not.toHaveProperty('owner')
  await dialog.getByRole('button', { name: 'Unlock' }).click()
  expect(server.sent('staff.appoint')[1]).toMatchObject({ version: '2', state: 'active' })
})

test('[ACCT-2] [EDIT-4] an approval whose reply was lost is known again, with what was chosen since, and nobody is named', async () => {
  signedIn(noor)
  server.answers('staff.list', people)
  show(
    <>
      <PeoplePage />
      <ToastView />
    </>,
  )
  await button('Approve').click()
  const dialog = page.getByRole('dialog', { name: 'Lotte' })
  await dialog.getByText('Barista', { exact: true }).first().click()
  server.loses('staff.appoint')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()

  await dialog.getByText('Manager', { exact: true }).first().click()
  const arrived = {
    ...lotte,
    state: 'active',
    branches: [{ branch: 'antwerpen', role: 'barista' }],
    version: '2',
  } as const
  server.refuses('staff.appoint', 'changed_meanwhile')
  const kept = { ...arrived, branches: [{ branch: 'antwerpen', role: 'manager' }], version: '3' } as const
  server.answers('staff.list', () => {
    // Once the second try was refused.
    if (server.sent('staff.appoint').length === 2) server.answers('staff.appoint', kept)
    return { ...people, accounts: [arrived] }
  })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('Lotte can start.')).toBeVisible()
  expect(server.sent('staff.appoint').at(-1)).toMatchObject({
    version: '2',
    branches: [{ branch: 'antwerpen', role: 'manager' }],
  })
})

test('[CHAIN-2] a chain with regions offers a role in each, and the card says so', async () => {
  signedIn(noor)
  server.answers('menu.readAll', { ...menuForStaff, regions: [{ id: 'kust', name: 'Coast' }] })
  server.answers('staff.list', people)
  show(<PeoplePage />)
  await button('Approve').click()
  const dialog = page.getByRole('dialog', { name: 'Lotte' })
  const manages = dialog.getByRole('group', { name: 'Region Coast' }).getByRole('radio', { name: 'Manager' })
  await dialog.getByRole('group', { name: 'Region Coast' }).getByText('Manager', { exact: true }).click()
  await expect.element(manages).toBeChecked()
  server.refuses('staff.appoint', 'region_unknown')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/This region is gone/)
  await expect.element(manages).toBeChecked()
  const region = { region: 'kust', role: 'manager' as const }
  server.answers('staff.appoint', { ...lotte, state: 'active', regions: [region], version: '2' })
  server.answers('staff.list', {
    ...people,
    accounts: [{ ...lotte, state: 'active', regions: [region], version: '2' }],
  })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('Region Coast · Manager')).toBeVisible()
  expect(server.sent('staff.appoint').at(-1)).toEqual({ id: '3', version: '1', state: 'active', regions: [region] })
})

test('[CHAIN-2] a shop without regions reads nothing of them in the dialog', async () => {
  signedIn(noor)
  server.answers('staff.list', people)
  show(<PeoplePage />)
  await button('Approve').click()
  await expect.element(page.getByRole('group', { name: 'Antwerpen' })).toBeVisible()
  await expect.element(page.getByText(/region/i)).not.toBeInTheDocument()
})
