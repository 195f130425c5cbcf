// Staff edit the content of the home page: offers, posts and testimonials.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'

const entryOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) })

const manager = [{ branch: 'merksem', role: 'manager' as const }]

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

async function open(page: Page, shop: JourneyShop, cookie: string): Promise<void> {
  await signIn(page.context(), shop, cookie)
  await visit(page, shop, '/site-edit')
  await expect(page.getByRole('heading', { level: 1, name: 'Site and brand' })).toBeVisible()
}

test('[HOME-5] a manager adds an offer with a picture, edits, moves and removes it; customers read each step', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  await open(page, shop, await shop.hire('Lotte', manager))
  await page.getByRole('button', { name: 'Add an offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an offer' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  const title = dialog.getByLabel('Title', { exact: true })
  await title.fill('Soup on Thursdays')
  await save.click()
  await expect(dialog.getByText('Please choose a picture.')).toBeVisible()
  await expect(title).toHaveValue('Soup on Thursdays')
  await expectAccessible(page)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: onePixel })
  await expect(dialog.getByText('Please choose a picture.')).toBeHidden()
  await dialog.getByText('Other languages: Title').click()
  await dialog.getByLabel('Nederlands').nth(1).fill('Soep op donderdag')
  await dialog.getByLabel('Words for the picture', { exact: true }).fill('A bowl of soup beside a slice of bread')
  await dialog.getByRole('button', { name: 'Add a detail' }).click()
  await dialog.getByLabel('Detail 1', { exact: true }).fill('From noon')
  await save.click()
  await expect(page.getByText('Saved. The home page shows it now.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const card = entryOf(page, 'Soup on Thursdays')
  await expect(card.getByText('Not yet in NL, FR, AR')).toBeVisible()
  const read = async (lang: 'en' | 'nl') => (await shop.ask('content.read', { lang })).offers
  expect((await read('nl')).at(-1)).toMatchObject({
    title: 'Soep op donderdag',
    details: ['From noon'],
    image: { kind: 'uploaded' },
  })

  await card.getByRole('button', { name: 'Move Soup on Thursdays up' }).click()
  await expect(page.getByText('Now at place 3 of 4.')).toBeVisible()
  await card.getByRole('button', { name: 'Move Soup on Thursdays up' }).click()
  await expect(page.getByText('Now at place 2 of 4.')).toBeVisible()
  expect((await read('en')).map((offer) => offer.title).indexOf('Soup on Thursdays')).toBe(1)

  await card.getByRole('button', { name: 'Edit Soup on Thursdays' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit the offer' })
  await expect(edit.getByRole('button', { name: 'Save' })).toBeDisabled()
  await edit.getByLabel('Subtitle', { exact: true }).fill('With bread')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  expect((await read('en'))[1]?.subTitle).toBe('With bread')

  await card.getByRole('button', { name: 'Remove Soup on Thursdays' }).click()
  const confirm = page.getByRole('dialog', { name: 'Remove Soup on Thursdays?' })
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Soup on Thursdays is removed.')).toBeVisible()
  await expect(card).toHaveCount(0)
  expect(await read('en')).toHaveLength(3)
})

test('[HOME-5] words for a picture: a guest who cannot see it hears them in their language, else the shop’s own', async ({
  page,
  shop,
  customer,
}) => {
  await visit(customer, shop, '/')
  const picture = customer.locator('article', { hasText: 'A free waffle' }).getByRole('img').first()
  const known = 'A Liège waffle and a coffee beside a card with ten stamps'
  await expect(picture).toHaveAccessibleName(known)

  await open(page, shop, await shop.hire('Lotte', manager))
  await page.getByRole('button', { name: 'Edit A free waffle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the offer' })
  const words = dialog.getByLabel('Words for the picture', { exact: true })
  await expect(words).toHaveAccessibleDescription(new RegExp(known))
  await words.fill('A waffle and a stamp card')
  await dialog.getByText('Other languages: Words for the picture').click()
  await dialog.getByLabel('Nederlands').first().fill('Een wafel en een spaarkaart')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(picture).toHaveAccessibleName('A waffle and a stamp card')

  // Another picture: the descriptions stay, unfolded, and the form asks about them until each was checked.
  await page.getByRole('button', { name: 'Edit A free waffle' }).click()
  const question = dialog.getByText(/The picture is another one now/)
  await expect(question).toBeHidden()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: onePixel })
  await expect(question).toBeVisible()
  await expect(words).toHaveValue('A waffle and a stamp card')
  await expect(dialog.getByLabel('Nederlands').first()).toHaveValue('Een wafel en een spaarkaart')
  await expectAccessible(page)
  await words.fill('')
  await expect(question).toBeVisible()
  await dialog.getByLabel('Nederlands').first().fill('Twee wafels')
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Nederlands').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  // An uploaded picture without a description in this language is only decoration.
  await expect(customer.locator('article', { hasText: 'A free waffle' }).locator('img').first()).toHaveAttribute(
    'alt',
    '',
  )
  const { offers } = await shop.ask('content.read', { lang: 'nl' })
  expect(offers.find(({ id }) => id === 'free-waffle')?.imageWords).toBe('Twee wafels')
})

test('[HOME-6] nothing typed is lost: a failure, a dialog closed by accident, a reload, somebody else’s change', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  const owner = await shop.owner()
  await open(page, shop, owner)
  await page.getByRole('button', { name: 'Posts' }).click()
  const { entries } = await shop.ask('content.readAll', {}, owner)
  const post = entries.find(({ entry }) => entry.kind === 'post')
  if (post?.entry.kind !== 'post') throw new Error('no post')
  const question = post.entry.question.en ?? ''
  await page.getByRole('button', { name: `Edit ${question}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the post' })
  const answer = dialog.getByLabel('Answer', { exact: true })
  await answer.fill('Coffee, and no hurry.')
  await page.route('**/api/staff/content', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('We do not know whether this arrived.')).toBeVisible()
  await expect(answer).toHaveValue('Coffee, and no hurry.')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Not saved yet. Your words are kept here.')).toBeVisible()
  await page.unroute('**/api/staff/content')

  await page.reload()
  await page.getByRole('button', { name: 'Posts' }).click()
  await expect(entryOf(page, question).getByText('Not saved yet')).toBeVisible()
  await shop.ask(
    'content.save',
    { id: post.id, version: post.version, entry: { ...post.entry, question: { en: 'What is in a noisette?' } } },
    owner,
  )
  await page.getByRole('button', { name: 'Edit What is in a noisette?' }).click()
  await expect(answer).toHaveValue('Coffee, and no hurry.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^Amira saved this at/)).toBeVisible()
  await expect(dialog.getByText(/It now says “What is in a noisette\?”/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(dialog).toBeHidden()
  const saved = (await shop.ask('content.read', { lang: 'en' })).posts.find(({ id }) => id === post.id)
  // The question, which only the other one changed, is theirs.
  expect(saved).toMatchObject({ question: 'What is in a noisette?', answer: 'Coffee, and no hurry.' })
})

test('[HOME-3] what guests say: added for a branch, and kept when someone else removed it meanwhile', async ({
  page,
  shop,
}) => {
  const owner = await shop.owner()
  await open(page, shop, owner)
  await page.getByRole('group', { name: 'What to edit' }).getByRole('button', { name: 'Guests' }).click()
  await page.getByRole('button', { name: 'Add a guest' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the guest').fill('Zoë')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Branch')).toHaveAccessibleDescription('Please choose a branch.')
  await expect(dialog.getByLabel('Branch')).toBeFocused()
  await dialog.getByLabel('Branch').selectOption('merksem')
  await dialog.getByLabel('What they say', { exact: true }).fill('Warm, at any hour.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(entryOf(page, 'Zoë').getByText('Merksem')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Zoë' }).click()
  await dialog.getByLabel('What they say', { exact: true }).fill('Warm, at every hour.')
  const { entries } = await shop.ask('content.readAll', {}, owner)
  const zoe = entries.find(({ entry }) => entry.kind === 'testimonial' && entry.name === 'Zoë')
  await shop.ask('content.remove', { kind: 'testimonial', id: zoe?.id ?? '', version: zoe?.version ?? '' }, owner)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Someone removed this meanwhile')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  const { testimonials } = await shop.ask('content.read', { lang: 'en' })
  expect(testimonials.at(-1)).toMatchObject({ name: 'Zoë', branch: 'merksem', text: 'Warm, at every hour.' })
})

test('a barista may not edit the site', async ({ page, shop }) => {
  await signIn(page.context(), shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(page, shop, '/site-edit')
  await expect(page.getByText('Your role does not allow this here.')).toBeVisible()
})
