// Lighthouse's results: the first view of home and menu on a slow phone, and the scores of every customer screen.
import { type Audit, audit, type Category, categories } from '../browser/audit.ts'
import { openBrowser } from '../browser/open-browser.ts'
import { type Chapter, type Figure, kilobytes, medianOf, ms } from '../report/figure.ts'
import { openShop } from '../shop/open-shop.ts'
import type { Setting } from './setting.ts'

/** Measured three times. */
const pages = [
  { name: 'home', path: '/', script: 80_000 },
  { name: 'the menu', path: '/#/foods', script: 76_000 },
] as const

/** Audited once, for what does not depend on the machine. */
const others = [
  '/#/bagel',
  '/#/order',
  '/#/track',
  '/#/review',
  '/#/about',
  '/#/contact',
  '/#/reservation',
  '/#/account',
  '/?lang=nl',
  '/?lang=ar#/foods',
] as const

const budgets = {
  performance: 99,
  others: 100,
  cls: 0.01,
  largestPaint: 1400,
  style: 6000,
  document: 12_000,
  font: 36_000,
} as const

export async function measureLighthouse(setting: Setting): Promise<Chapter> {
  const shop = await openShop(setting.folder)
  const browser = await openBrowser(setting.folder)
  const site = `http://127.0.0.1:${shop.port}`
  const figures: Figure[] = []
  const short = new Set<string>()
  try {
    for (const { name, path, script } of pages) {
      const runs: Audit[] = []
      for (let run = 0; run < (setting.quick ? 1 : 3); run++) {
        const said = await audit(site + path, browser.port)
        runs.push(said)
        setting.say(`${path}: ${inShort(said)}`)
        for (const one of said.short) short.add(`${path}: ${one}`)
      }
      figures.push(...figuresOf(name, runs, script))
    }
    if (!setting.quick) figures.push(await careOfOthers(site, browser.port, setting.say, short))
  } finally {
    await browser.end()
    await shop.child.end()
  }
  const notes = [`Lighthouse 13.5.0, its mobile preset, ${browser.version}; medians of ${setting.quick ? 1 : 3}.`]
  if (short.size > 0) notes.push(`Short of whole: ${[...short].join(', ')}.`)
  return { title: 'The first view', figures, notes }
}

const inShort = ({ scores, fcp, lcp, tbt, cls, speedIndex }: Audit): string =>
  `${categories.map((name) => scores[name]).join(' ')}, FCP ${ms(fcp)}, LCP ${ms(lcp)}, SI ${ms(speedIndex)}, TBT ${ms(tbt)}, CLS ${cls.toFixed(3)}`

function figuresOf(name: string, runs: readonly Audit[], script: number): Figure[] {
  const middle = (value: (run: Audit) => number): number => medianOf(runs, value)
  const score = (category: Category): number => middle(({ scores }) => scores[category])
  const care = categories.slice(1).map(score)
  const cls = middle((run) => run.cls)
  const largest = middle((run) => run.lcp)
  const bytes = (what: string, kind: keyof Audit['bytes'], budget?: number): Figure => {
    const value = middle((run) => run.bytes[kind])
    return {
      what: `${name}: ${what} of the first view`,
      value: kilobytes(value),
      ...(budget ? { aim: `at most ${kilobytes(budget)}`, met: value <= budget } : {}),
    }
  }
  return [
    {
      what: `${name}: performance`,
      value: String(score('performance')),
      aim: `at least ${budgets.performance}`,
      met: score('performance') >= budgets.performance,
    },
    {
      what: `${name}: accessibility, best practices, search engines`,
      value: care.join(', '),
      aim: `${budgets.others} each`,
      met: care.every((value) => value >= budgets.others),
    },
    {
      what: `${name}: first and largest paint, time blocked`,
      value: [middle((run) => run.fcp), largest, middle((run) => run.tbt)].map(ms).join(', '),
      aim: `largest at most ${ms(budgets.largestPaint)}`,
      met: largest <= budgets.largestPaint,
    },
    {
      what: `${name}: layout shift`,
      value: cls.toFixed(3),
      aim: `at most ${budgets.cls}`,
      met: cls <= budgets.cls,
    },
    bytes('script', 'script', script),
    bytes('style', 'style', budgets.style),
    bytes('document', 'document', budgets.document),
    bytes('fonts', 'font', budgets.font),
    bytes('pictures', 'image'),
  ]
}

async function careOfOthers(
  site: string,
  port: number,
  say: (line: string) => void,
  short: Set<string>,
): Promise<Figure> {
  let worst = 100
  for (const path of others) {
    const said = await audit(site + path, port)
    say(`${path}: ${inShort(said)}`)
    worst = Math.min(worst, ...categories.slice(1).map((name) => said.scores[name]))
    for (const one of said.short) short.add(`${path}: ${one}`)
  }
  return {
    what: `${others.length} other pages: accessibility, best practices, search engines; the lowest`,
    value: String(worst),
    aim: String(budgets.others),
    met: worst >= budgets.others,
  }
}
