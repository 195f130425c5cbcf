import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Chosen, ItemGroup } from '#domain/menu/options.ts'
import { show } from '#web/testing/show.ts'
import { GroupChoices } from './group-choices.tsx'

const option = (id: string, name: string, price = 0, most = 1) => ({ id, name, price, most })
const milk: ItemGroup<string> = {
  id: 'milk',
  name: 'Milk',
  kind: 'one',
  min: 1,
  max: 1,
  included: 0,
  defaults: [],
  options: [option('cow', 'Cow'), option('oat', 'Oat', 40), option('soy', 'Soy', 40)],
}
const extra: ItemGroup<string> = {
  id: 'extra',
  name: 'Extras',
  kind: 'many',
  min: 0,
  max: 3,
  included: 1,
  defaults: [],
  options: [option('shot', 'Shot', 60, 2)],
}
const without: ItemGroup<string> = {
  id: 'without',
  name: 'Leave out',
  kind: 'remove',
  min: 0,
  max: null,
  included: 0,
  defaults: [],
  options: [option('onion', 'Onion')],
}

type TryProps = { group: ItemGroup<string>; told: (chosen: Chosen) => void; out?: string; base?: number }

function Try({ group, told, out, base }: TryProps) {
  const [chosen, setChosen] = useState<Chosen>([])
  return (
    <GroupChoices
      group={group}
      chosen={chosen}
      onChange={(next) => {
        setChosen(next)
        told(next)
      }}
      isOut={(id) => id === out}
      base={base}
      name="try"
    />
  )
}

test('[OPT-5] choosing one takes the other back, by touch and by keyboard; what is sold out says so and cannot be had', async () => {
  let chosen: Chosen = []
  show(<Try group={milk} out="soy" told={(next) => (chosen = next)} />)
  await expect.element(page.getByRole('group', { name: /Milk.*choose one/ })).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: /Oat.*\+€0.40/ }))
  expect(chosen).toEqual([{ option: 'oat', quantity: 1 }])
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen).toEqual([{ option: 'cow', quantity: 1 }])
  await expect.element(page.getByRole('radio', { name: /Soy.*sold out/ })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: 'None' })).not.toBeInTheDocument()
})

test('[OPT-5] one that need not be chosen can be taken back', async () => {
  let chosen: Chosen = []
  show(<Try group={{ ...milk, min: 0 }} told={(next) => (chosen = next)} />)
  await userEvent.click(page.getByRole('radio', { name: /Oat/ }))
  await userEvent.click(page.getByRole('radio', { name: 'None' }))
  expect(chosen).toEqual([])
})

test('[OPT-5] of several each counts up to its most; what is left out is a sign that is pressed', async () => {
  let chosen: Chosen = []
  show(<Try group={extra} told={(next) => (chosen = next)} />)
  await expect.element(page.getByText('choose 3 at most · 1 included')).toBeVisible()
  const more = page.getByRole('button', { name: 'One more Shot' })
  for (let n = 0; n < 3; n++) await userEvent.click(more, { force: true })
  expect(chosen).toEqual([{ option: 'shot', quantity: 2 }])
  show(<Try key="without" group={without} told={(next) => (chosen = next)} />)
  await userEvent.click(page.getByRole('button', { name: 'Onion' }))
  expect(chosen).toEqual([{ option: 'onion', quantity: 1 }])
  await expect.element(page.getByRole('button', { name: 'NO Onion' })).toHaveAttribute('aria-pressed', 'true')
})

test('[OPT-2] a size says what the item costs in it, and a combo its pieces; one size alone is no choice', async () => {
  let chosen: Chosen = []
  const board = (...options: ItemGroup<string>['options']): ItemGroup<string> => ({
    id: 'SIZES',
    name: 'Size',
    kind: 'one',
    min: 1,
    max: 1,
    included: 0,
    defaults: [],
    options,
  })
  const two = option('PERSONS-2', '2 people')
  const three = option('PERSONS-3', '3 people', 1000)
  show(
    <Try group={board({ ...two, count: 10 }, { ...three, count: 15 })} base={2390} told={(next) => (chosen = next)} />,
  )
  await expect.element(page.getByRole('radio', { name: /2 people, 10 pieces.*€23.90/ })).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: /3 people, 15 pieces.*€33.90/ }))
  expect(chosen).toEqual([{ option: 'PERSONS-3', quantity: 1 }])
  show(<Try key="one" group={board(two)} base={2390} told={() => {}} />)
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
})
