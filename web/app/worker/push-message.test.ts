// What a push message becomes: always something to see, and a way to the order and nowhere else.
import { expect, test } from 'vitest'
import { type NewsWorker, newsIn, openNews, showNews } from './push-message.ts'

const origin = 'https://noisette.example'

function fakeWorker(windows: string[] = [], language = 'nl-BE') {
  const done: string[] = []
  const work: Promise<unknown>[] = []
  const worker: NewsWorker = {
    location: { origin },
    navigator: { language },
    registration: {
      showNotification: async (title, { body, data }) => void done.push(`shows ${title} ${body} ${data.navigate}`),
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => void done.push(`focuses ${url}`) })),
      openWindow: async (url) => void done.push(`opens ${url}`),
    },
  }
  const waitUntil = (one: Promise<unknown>) => void work.push(one)
  return { worker, done, waitUntil, settled: () => Promise.all(work) }
}

const message = (notification: object) => JSON.stringify({ web_push: 8030, notification })
const ready = {
  title: 'A-47 is ready in Antwerpen',
  body: 'Come and get it.',
  lang: 'en',
  dir: 'ltr',
  tag: 'abc',
  navigate: `${origin}/#/track/K7QM2XPA`,
}

test('[PUSH-1] a message shows its title and words, in the place of the one before', () => {
  const { worker } = fakeWorker()
  const { title, options } = newsIn(message(ready), worker)
  expect(title).toBe('A-47 is ready in Antwerpen')
  expect(options).toMatchObject({ body: 'Come and get it.', lang: 'en', dir: 'ltr', tag: 'abc', renotify: true })
  expect(options.data).toEqual({ navigate: ready.navigate })
  expect(newsIn(message({ ...ready, lang: 'ar' }), worker).options.dir).toBe('rtl')
})

test('[PUSH-1] what cannot be read still shows that there is news, in the device’s language', async () => {
  for (const text of ['', 'hello', 'null', '[]', '{"notification":null}', '{"notification":{"title":7}}']) {
    const { worker, done, waitUntil, settled } = fakeWorker()
    showNews(worker, { data: { text: () => text }, waitUntil })
    await settled()
    expect(done, text).toEqual([`shows Er is nieuws over je bestelling  ${origin}/#/track`])
  }
  const { worker, done, waitUntil, settled } = fakeWorker([], 'pt-BR')
  showNews(worker, { data: null, waitUntil })
  await settled()
  expect(done).toEqual([`shows There is news about your order  ${origin}/#/track`])
})

test('[PUSH-1] a tap goes to the window that shows the order, or opens one, and never leaves the shop', async () => {
  const tap = async (navigate: unknown, windows: string[] = []) => {
    const { worker, done, waitUntil, settled } = fakeWorker(windows)
    let closed = false
    openNews(worker, { notification: { data: { navigate }, close: () => (closed = true) }, waitUntil })
    await settled()
    expect(closed).toBe(true)
    return done
  }
  expect(await tap(ready.navigate)).toEqual([`opens ${ready.navigate}`])
  expect(await tap(ready.navigate, [`${origin}/#/foods`, ready.navigate])).toEqual([`focuses ${ready.navigate}`])
  for (const elsewhere of ['https://evil.example/', 'javascript:alert(1)', '', undefined, 7])
    expect(await tap(elsewhere)).toEqual([`opens ${origin}/#/track`])
})
