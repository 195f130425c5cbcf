// An order with its receipt as a mail to a customer who asked for it, plain and as HTML: the same rows, so that neither
// says more than the other (PUSH-2).

import type { Branch } from '#domain/branch/branch.ts'
import { usualTimeZone } from '#domain/branch/hours.ts'
import { issuerLines, type PaperFormat, paperFormat } from '#domain/money/paper-format.ts'
import { type ReceiptSums, receiptSums } from '#domain/money/receipt-sums.ts'
import { isSold } from '#domain/order/course.ts'
import type { Order, OrderLine } from '#domain/order/order.ts'
import { nameInFull, optionsInFull, partInFull } from '#domain/order/said-options.ts'
import { isEmail } from '#domain/shared/email.ts'
import { directionOf, type Locale, localize, setApart } from '#domain/shared/locale.ts'
import { linePrice } from '#domain/shared/money.ts'
import { oneLine } from '#domain/shared/text.ts'
import type { Company } from '#domain/shop/legal/company.ts'
import { escapeHtml } from '#server/door/page/escape.ts'
import { tillTickets } from '#server/store/money/till/till-message-store.ts'
import type { Store } from '#server/store/open.ts'
import { orderAnywhere } from '#server/store/order/order-store.ts'
import { type ReceiptToSend, receiptsToSend } from '#server/store/order/receipt-outbox.ts'
import { readCompany } from '#server/store/shop/legal-text-store.ts'
import { fromOf, messageId, sendMail } from './channel.ts'
import type { MailSettings } from './mail-settings.ts'
import type { OutboxJob } from './outbox-job.ts'
import { receiptWords } from './receipt-words.ts'

interface ReceiptFacts {
  readonly lang: Locale
  /** The shop's address; null if nobody set it. */
  readonly site: string | null
  /** The shop's name; '' for none. */
  readonly shop: string
  readonly branch: Branch | undefined
  readonly company: Company
  /** The tickets of the registered till; empty if there are none. */
  readonly tickets: readonly string[]
}

interface ReceiptLetter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What stands beside what, such as a line and its price. */
interface Row {
  readonly what: string
  readonly amount: string
  readonly details?: readonly string[]
  readonly strong?: true
}

interface Parts {
  readonly title: string
  readonly intro: readonly string[]
  readonly lines: readonly Row[]
  readonly sums: readonly Row[]
  readonly foot: readonly string[]
  /** The page of the order. */
  readonly follow: { readonly words: string; readonly address: string } | null
}

export function receiptLetter(order: Order, facts: ReceiptFacts): ReceiptLetter {
  const { lang, shop } = facts
  const { code, subject } = receiptWords[lang]
  const parts = partsOf(order, facts)
  const branch = branchName(facts, order)
  const about = subject(order.code ? setApart(order.code, lang) : receiptWords[lang].noCode, setApart(branch, lang))
  return {
    subject: [oneLine(shop), about].filter(Boolean).join(': '),
    text: textOf(parts, order.code && `${code}: ${setApart(order.code, lang)}`),
    html: htmlOf(parts, lang, order.code && code, order.code),
  }
}

function partsOf(order: Order, facts: ReceiptFacts): Parts {
  const { lang, site, shop, branch, company, tickets } = facts
  const words = receiptWords[lang]
  const format = paperFormat(lang, branch?.timeZone ?? usualTimeZone)
  const { wantedAt, table, token } = order
  const isGood = isSold(order.course)
  return {
    title: isGood ? words.thanks : words.fallen,
    intro: [
      ...(isGood && wantedAt !== null ? [`${words.readyAround} ${format.moment(wantedAt)}`] : []),
      ...(table === null ? [] : [words.table(table)]),
      setApart(branchName(facts, order), lang),
      ...(branch ? [setApart(oneLine(localize(branch.address, lang)), lang)] : []).filter(Boolean),
    ],
    lines: order.lines.map((line) => lineRow(line, format)),
    sums: sumRows(receiptSums(order), format),
    foot: [
      `${words.soldBy}: ${issuerLines(company, shop)
        .map((line) => setApart(oneLine(line), lang))
        .join(', ')}`,
      ...(tickets.length > 0 ? [`${format.words.tillTicket}: ${setApart(tickets.join(', '), lang)}`] : []),
      words.noTicket,
      words.why,
    ],
    follow: site === null ? null : { words: words.follow, address: `${site}/#/track/${token}` },
  }
}

function lineRow(
  { quantity, name, options, parts = [], price, off, reduction }: OrderLine,
  { locale, words, money }: PaperFormat,
): Row {
  const { without } = receiptWords[locale]
  const chosen = optionsInFull(options, locale, without).join(', ')
  return {
    what: `${quantity} × ${nameInFull({ name }, locale)}`,
    amount: money(linePrice(price, quantity)),
    details: [
      ...parts.map((part) => partInFull(part, locale, without)),
      chosen,
      reduction ? words.reduction(localize(reduction.name, locale), money(linePrice(reduction.off, quantity))) : '',
      off === undefined ? '' : words.stampCard(money(off)),
    ].filter(Boolean),
  }
}

function sumRows(
  { total, kept, vat, paid, rounding, toPay, toGiveBack }: ReceiptSums,
  { locale, words, money, rate }: PaperFormat,
): Row[] {
  const said = receiptWords[locale]
  const strong = (what: string, amount: number): Row => ({ what, amount: money(amount), strong: true })
  return [
    ...(kept === 0 ? [] : [{ what: words.kept, amount: money(kept) }]),
    ...(total === null ? [] : [strong(said.total, total)]),
    ...vat.flatMap((sum) =>
      sum.rate === null ? [] : [{ what: said.taxIn(rate(sum.rate), money(sum.net)), amount: money(sum.tax) }],
    ),
    ...paid.map(({ way, amount }) => ({ what: words.ways[way], amount: money(amount) })),
    ...(rounding === 0 ? [] : [{ what: words.summary.accounts.rounding, amount: money(rounding) }]),
    ...(toPay > 0 ? [strong(said.toPay, toPay)] : []),
    ...(toGiveBack > 0 ? [strong(said.owed, toGiveBack)] : []),
  ]
}

const branchName = ({ branch, lang }: ReceiptFacts, order: Order): string =>
  branch ? oneLine(localize(branch.name, lang)) : order.branch

function textOf({ title, intro, lines, sums, foot, follow }: Parts, code: string): string {
  const row = ({ what, amount, details = [] }: Row) => [`${what}: ${amount}`, ...details.map((detail) => `  ${detail}`)]
  return [
    title,
    '',
    ...(code ? [code] : []),
    ...intro,
    '',
    ...lines.flatMap(row),
    '',
    ...sums.flatMap(row),
    '',
    ...(follow ? [`${follow.words}:`, follow.address, ''] : []),
    ...foot,
    '',
  ].join('\n')
}

const cell = 'padding:6px 0;vertical-align:top'

/** Without pictures and style sheets, which mail programs leave out. */
function htmlOf({ title, intro, lines, sums, foot, follow }: Parts, lang: Locale, word: string, code: string) {
  const row = ({ what, amount, details = [], strong }: Row) => {
    const weight = strong ? ';font-weight:bold' : ''
    const more = details.map((detail) => `<br><small>${escapeHtml(detail)}</small>`).join('')
    return `<tr><td style="${cell}${weight}">${escapeHtml(what)}${more}</td><td style="${cell}${weight};text-align:end;white-space:nowrap">${escapeHtml(amount)}</td></tr>`
  }
  const table = (rows: readonly Row[]) =>
    `<table style="width:100%;border-collapse:collapse;border-top:1px solid">${rows.map(row).join('')}</table>`
  return [
    `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">',
    '<div style="max-width:560px;margin:0 auto">',
    `<h1 style="font-size:22px">${escapeHtml(title)}</h1>`,
    ...(code
      ? [`<p>${escapeHtml(word)}<br><bdi style="font-size:40px;font-weight:bold">${escapeHtml(code)}</bdi></p>`]
      : []),
    `<p>${intro.map(escapeHtml).join('<br>')}</p>`,
    table(lines),
    table(sums),
    ...(follow
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(follow.address)}" style="font-weight:bold">${escapeHtml(follow.words)}</a></p>`,
        ]
      : []),
    `<p><small>${foot.map(escapeHtml).join('<br>')}</small></p>`,
    '</div></body></html>',
    '',
  ].join('\n')
}

/** `publicUrl`: the address of the shop; null: the mail leads nowhere, as a request may claim any address. */
export const receiptJob = (
  store: Store,
  settings: MailSettings,
  publicUrl: string | null,
): OutboxJob<ReceiptToSend> => ({
  toSend: (now, limit) => receiptsToSend(store.db, now, limit),
  hand: async ({ order: id, email, lang, asked, since }, signal) => {
    const order = await orderAnywhere(store.db, id)
    if (!order) return
    const { branches, brand } = await store.catalogue.current(store.db)
    const branch = branches.find((one) => one.id === order.branch)
    const company = await readCompany(store.db)
    const tickets = await tillTickets(store.db, id)
    const letter = receiptLetter(order, { lang, site: publicUrl, shop: brand.name, branch, company, tickets })
    const mail = {
      ...letter,
      from: fromOf(settings.from, brand.name),
      to: [email],
      ...(branch && isEmail(branch.email) && { replyTo: oneLine(branch.email) }),
      date: new Date(since),
      messageId: messageId(`receipt-${id}-${asked}-${since}`, settings.from),
    }
    await sendMail(settings, mail, signal)
  },
})
