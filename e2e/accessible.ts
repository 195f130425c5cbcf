// Looks for what shuts people out of a page: axe, run in the page itself.
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Expects no accessibility violation in what the page shows now. Pages of other sites in a frame are skipped. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
  await settled(page)
  expect(await violationsIn(page)).toEqual([])
}

/** A colour half-way through its fading in is nobody's contrast: waits until whatever moves once has come to its end. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const once = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.race([
      Promise.allSettled(once.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ])
  })

/** In one pass, with axe brought once to each document. Listing what holds would take twice as long. */
async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, {
      resultTypes: ['violations'],
      iframes: false,
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  })
}
