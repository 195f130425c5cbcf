// Finding one branch among many: the list, the choice of a staff screen, and ticks.
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { menuStateOf, menuStore } from '#web/data/menu/menu-state.ts'
import { RoleChoices, type RolesByPlace } from '#web/office/screens/account/people/role-choices.tsx'
import { BranchTicks } from '#web/office/staff/branch/branch-ticks.tsx'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, gent, shownMenu } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { BranchChoice } from './branch-choice.tsx'
import { BranchFinder } from './branch-finder.tsx'

const server = fakeServer()

/** 'Branch 1' in 2001 Dorp, and so on, each a little further north, up to `count`. */
const chain = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...antwerpen,
    id: `branch-${at + 1}`,
    name: `Branch ${at + 1}`,
    address: `Dorpsstraat ${at + 1}, ${2001 + at} Dorp`,
    latitude: 51 + at / 100,
    longitude: 4,
  }))

const field = page.getByRole('searchbox', { name: 'Find a branch' })
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent?.replace('\u00a0', ' '))

const listed = (branches: ReturnType<typeof chain>, first: readonly string[] = []): void =>
  show(
    <BranchFinder branches={branches} first={first}>
      {(shown) => (
        <ul>
          {shown.map(({ branch, away }) => (
            <li key={branch.id}>
              <a href={`#${branch.id}`}>{away ? `${branch.name}, ${away}` : branch.name}</a>
            </li>
          ))}
        </ul>
      )}
    </BranchFinder>,
  )

const place = (answer: (tell: PositionCallback, fail: PositionErrorCallback) => void) =>
  vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((tell, fail) => answer(tell, fail ?? vi.fn()))

const at = (latitude: number, longitude: number) => ({ coords: { latitude, longitude } }) as GeolocationPosition
const failing = (code: number) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError

beforeEach(() => server.answers('menu.read', shownMenu))
afterEach(() => vi.restoreAllMocks())

test('[J-84] eight branches are shown as they are, nine have a field', async () => {
  listed(chain(8))
  expect(names()).toHaveLength(8)
  await expect.element(field).not.toBeInTheDocument()
  listed(chain(9))
  await expect.element(field).toBeVisible()
  expect(names()).toHaveLength(9)
})

test('[J-84] the list shows twenty, those used last first, and more at a press that keeps the keyboard there', async () => {
  listed(chain(45), ['branch-44'])
  await expect.element(page.getByText('20 of 45 branches')).toBeVisible()
  expect(names().slice(0, 2)).toEqual(['Branch 44', 'Branch 1'])
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByRole('link', { name: 'Branch 20' })).toHaveFocus()
  await page.getByRole('button', { name: 'Show more' }).click()
  expect(names()).toHaveLength(45)
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('[J-84] what is typed is found and said, also in other languages, and nothing found is said', async () => {
  server.answers('menu.read', ({ lang }) => ({
    ...shownMenu,
    locale: 'nl',
    branches: [{ ...antwerpen, id: 'branch-7', name: lang === 'fr' ? 'Sept' : 'Zeven', address: '' }],
  }))
  listed(chain(300))
  await field.fill('2012')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 branch found')
  expect(names()).toEqual(['Branch 12'])
  await field.fill('sept')
  await expect.element(page.getByRole('link', { name: 'Branch 7', exact: true })).toBeVisible()
  await field.fill('nowhere')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('No branch has these words. Fewer letters find more.')
  expect(names()).toEqual([])
})

test('[J-84] where the device is, is asked at a tap alone, sorts the list, and goes nowhere', async () => {
  const asked = place((tell) => tell(at(51.201, 4)))
  listed(chain(30))
  await expect.element(field).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect.element(page.getByText(/^The nearest first/)).toBeVisible()
  expect(names().slice(0, 3)).toEqual(['Branch 21, 100 m', 'Branch 22, 1 km', 'Branch 20, 1.2 km'])
  expect(server.posted()).toEqual([])
  expect(server.sent('menu.read')).toEqual([])
  await page.getByRole('button', { name: 'Near me' }).click()
  expect(names().slice(0, 2)).toEqual(['Branch 1', 'Branch 2'])
})

test.each([
  ['refused', 1, 'Your device does not say where you are.'],
  ['not known', 2, 'Your device does not know where you are right now.'],
])('[J-84] a place that is %s is said, and the search goes on', async (_, code, sentence) => {
  place((_, fail) => fail(failing(code)))
  listed(chain(30))
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
  await field.fill('2009')
  await expect.element(page.getByRole('link', { name: 'Branch 9' })).toBeVisible()
})

test('[J-84] a shop whose branches have no place offers nothing near', async () => {
  listed(chain(30).map((branch) => ({ ...branch, latitude: 0, longitude: 0 })))
  await expect.element(field).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Near me' })).not.toBeInTheDocument()
})

test('[J-84] customers choose from cards that say what they always said', async () => {
  menuStore.write(menuStateOf({ ...shownMenu, branches: [...chain(30), gent] }))
  const chosen = vi.fn()
  show(<BranchChoice onChosen={chosen} />)
  await field.fill('korenmarkt')
  const card = page.getByRole('button', { name: /Gent/ })
  await expect.element(card.getByText('Open', { exact: true })).toBeVisible()
  await card.click()
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ id: 'gent' }))
})

test('[J-84] a staff screen finds its branch in a dialog; Enter takes the first that was found', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const chosen = vi.fn()
  show(<BranchSelect branches={chain(30)} branch="branch-3" all="All branches" onChoose={chosen} />)
  await page.getByRole('button', { name: 'Branch: Branch 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which branch?' })
  await expect.element(dialog.getByRole('button', { name: /Branch 3 / })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('2028')
  await expect.element(dialog.getByRole('button', { name: /Branch 28/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('branch-28')
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Branch: Branch 3' }).click()
  await page.getByRole('button', { name: 'All branches' }).click()
  expect(chosen).toHaveBeenLastCalledWith('')
})

function Ticks({ of }: { of: ReturnType<typeof chain> }) {
  const [chosen, setChosen] = useState<readonly string[]>(['branch-30'])
  return (
    <BranchTicks branches={of} chosen={chosen} onChange={setChosen}>
      {(shown) =>
        shown.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
            {name}
          </label>
        ))
      }
    </BranchTicks>
  )
}

test('[J-84] of many ticks the set ones come first and are counted; all and none act on what was found', async () => {
  show(<Ticks of={chain(30)} />)
  await expect.element(page.getByText('1 of 30 branches ticked')).toBeVisible()
  await expect.element(page.getByRole('checkbox').first()).toBeChecked()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect.element(page.getByText('30 of 30 branches ticked')).toBeVisible()
  await field.fill('branch 1')
  await page.getByRole('button', { name: 'None of these' }).click()
  await expect.element(page.getByText('19 of 30 branches ticked')).toBeVisible()
  await field.fill('2012')
  await page.getByRole('button', { name: 'All 1 found' }).click()
  await field.fill('')
  await expect.element(page.getByText('20 of 30 branches ticked')).toBeVisible()
  await page.getByRole('button', { name: 'None', exact: true }).click()
  await expect.element(page.getByText('0 of 30 branches ticked')).toBeVisible()
})

function Roles({ of }: { of: ReturnType<typeof chain> }) {
  const [posts, setPosts] = useState<RolesByPlace>({ 'branch-30': 'manager' })
  return (
    <>
      <RoleChoices branches={of} posts={posts} onChange={setPosts} />
      <output>{Object.values(posts).filter((role) => role === 'barista').length}</output>
    </>
  )
}

test('[J-84] somebody gets one role at all branches that were found, and keeps the others', async () => {
  show(<Roles of={chain(30)} />)
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  await expect.element(group('Branch 30').getByRole('radio', { name: 'Manager' })).toBeChecked()
  await expect.element(group('30 branches').getByRole('radio', { checked: true })).not.toBeInTheDocument()
  await field.fill('branch 1')
  await group('11 branches').getByText('Barista').click()
  await expect.element(page.getByRole('status').filter({ hasText: /^11$/ })).toBeInTheDocument()
  await expect.element(group('Branch 10').getByRole('radio', { name: 'Barista' })).toBeChecked()
  await field.fill('2030')
  await expect.element(group('Branch 30').getByRole('radio', { name: 'Manager' })).toBeChecked()
})
