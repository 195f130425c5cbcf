// The page of the stand-in for Mollie on which a customer pays, fails, or walks away.
import type { ServerResponse } from 'node:http'
import type { BookStatus, MollieBook } from './mollie-book.ts'

const outcomes: readonly { readonly name: string; readonly status: BookStatus }[] = [
  { name: 'Pay', status: 'paid' },
  { name: 'Fail', status: 'failed' },
  { name: 'Cancel', status: 'canceled' },
  { name: 'Expire', status: 'expired' },
  { name: 'Leave it open', status: 'open' },
  { name: 'Bank is checking', status: 'pending' },
]

export function payPage(book: MollieBook, url: URL, method: string, body: string, response: ServerResponse): void {
  const payment = book.find(url.pathname.split('/').at(-1) ?? '')
  if (!payment) return void response.writeHead(404).end()
  const outcome =
    method === 'POST' ? outcomes.find(({ status }) => status === new URLSearchParams(body).get('status')) : undefined
  if (outcome) {
    payment.method ??= 'bancontact'
    if (outcome.status !== payment.status)
      book.set(payment, outcome.status, outcome.status === 'failed' ? 'insufficient_funds' : null)
    // As with the real one in test mode: who fails chooses another way there.
    if (outcome.status !== 'failed') return void response.writeHead(303, { location: payment.redirectUrl }).end()
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pay</title>
<h1>${payment.description.replace(/[<&]/g, '')}</h1><p>${payment.currency} ${(payment.cents / 100).toFixed(2)}</p>
${outcome ? `<p>The payment failed.</p><a href="${payment.redirectUrl}">Back to the shop</a>` : ''}
<form method="post">${outcomes.map(({ name, status }) => `<button name="status" value="${status}">${name}</button>`).join(' ')}</form>
</html>`,
  )
}
