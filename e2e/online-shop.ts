// A shop whose payment service runs on this machine.
import { type MollieStandIn, openMollie, takeOnline } from '#server/testing/mollie/mollie-stand-in.ts'
import { type JourneyShop, test as journey } from './journey-fixtures.ts'

/** Like the others, with the payment service that the shop asks. */
export const test = journey.extend<{ mollie: MollieStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: the pattern is how Playwright reads what a fixture needs
  mollie: async ({}, use) => {
    const mollie = await openMollie({ chance: () => 1 })
    await use(mollie)
    await mollie.close()
  },
  config: async ({ config, mollie }, use) => use({ ...config, mollieUrl: mollie.url }),
})

/** Antwerpen takes money at the counter and online. */
export async function offerOnline(shop: JourneyShop, mollie: MollieStandIn): Promise<void> {
  const owner = await shop.owner()
  await takeOnline((name, input) => shop.ask(name, input, owner), mollie)
}
