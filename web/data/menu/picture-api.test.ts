// The addresses of pictures.
import { expect, test } from 'vitest'
import { imageUrl, pictureOf } from './picture-api.ts'

test('[D-16] each of the three kinds has its address', () => {
  expect(imageUrl({ kind: 'bundled', ref: 'cappuccino' })).toMatch(/^\/pictures\/cappuccino\/384\?v=\w{6}$/)
  expect(imageUrl({ kind: 'bundled', ref: 'cappuccino' }, 2000)).toMatch(/^\/pictures\/cappuccino\/768\?/)
  expect(imageUrl({ kind: 'uploaded', ref: 'k-aabbcc' }, 160)).toBe('/uploads/k-aabbcc/160')
  expect(imageUrl({ kind: 'url', ref: 'https://example.com/a.jpg' })).toBe('https://example.com/a.jpg')
})

test('an uploaded picture comes as wide as it is shown, on its own colour', () => {
  expect(pictureOf({ kind: 'uploaded', ref: 'k-aabbcc' }, '40vw')).toMatchObject({
    src: '/uploads/k-aabbcc/640',
    srcSet:
      '/uploads/k-aabbcc/160 160w,/uploads/k-aabbcc/320 320w,/uploads/k-aabbcc/640 640w,/uploads/k-aabbcc/960 960w',
    sizes: 'auto,40vw',
    style: { backgroundColor: '#aabbcc' },
  })
  expect(Object.keys(pictureOf({ kind: 'url', ref: 'https://example.com/a.jpg' }))).toEqual(['src', 'width', 'height'])
})
