// The calls of the landing page's content: special offers, posts and testimonials, as they are read and as they are
// edited.

import { z } from 'zod'
import { uploadUses } from '#domain/shared/picture.ts'
import { contentKinds } from '#domain/shop/content.ts'
import { call } from '../call.ts'
import { addressRefusals } from '../refusals.ts'
import { branchId, date, image, locale, localText } from '../shapes/basics.ts'

const imageWords = z
  .string()
  .describe("what staff say that the picture shows; '' where they say nothing in this language")

const paragraphs = z.array(z.string())

export const publicContent = z.object({
  locale,
  offers: z.array(
    z.object({
      id: z.string(),
      image,
      imageWords,
      title: z.string(),
      subTitle: z.string(),
      details: z.array(z.string()),
    }),
  ),
  words: z
    .object({ story: paragraphs, aboutLead: z.string(), about: paragraphs })
    .describe('what the owner wrote for home and about; empty where they wrote nothing'),
  posts: z.array(
    z.object({
      id: z.string(),
      image,
      imageWords,
      date,
      name: z.string().describe('the signature under the reply'),
      question: z.string(),
      answer: z.string(),
    }),
  ),
  testimonials: z.array(
    z.object({ id: z.string(), name: z.string(), branch: branchId, branchName: z.string(), text: z.string() }),
  ),
  branches: z
    .array(z.object({ id: branchId, imageWords }))
    .describe('the branches for whose picture there are words in this language; the picture itself is in the menu'),
})

export const contentCalls = {
  'content.read': call({
    summary:
      'Offers, posts and testimonials in one language, each in its order, and words for the pictures of the branches; carries an ETag.',
    access: 'anyone',
    input: z.object({ lang: locale.optional() }),
    output: publicContent,
  }),
}

/** Made by the client that adds the entry, so that a retry after a lost answer does not add it twice. */
const entryId = z.string().regex(/^[\w-]{1,60}$/)
const kind = z.enum(contentKinds)
const version = z.string().max(60).describe('changes with every change of the entry')

const writtenWords = localText.default({}).describe('what the picture shows, for people who cannot see it')

const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offer'),
    image,
    imageWords: writtenWords,
    title: localText,
    subTitle: localText,
    details: z.array(localText).max(50),
  }),
  z.object({
    kind: z.literal('post'),
    image,
    imageWords: writtenWords,
    date: z.string().max(40).describe('YYYY-MM-DD'),
    name: localText,
    question: localText,
    answer: localText,
  }),
  z.object({
    kind: z.literal('testimonial'),
    name: z.string().max(200),
    branch: branchId.or(z.literal('')),
    text: localText,
  }),
])

const storedEntry = z.object({ id: z.string(), version: z.string(), entry })

export const contentEditCalls = {
  'content.readAll': call({
    summary: 'Offers, posts and testimonials in all their languages, each kind in its order.',
    access: 'content.see',
    output: z.object({ entries: z.array(storedEntry) }),
  }),
  'content.save': call({
    summary: 'Saves an entry, if it has not changed since `version`; a new one goes to the end of its kind.',
    access: 'content.edit',
    input: z.object({
      id: entryId,
      version: version.nullable().describe('the version that was edited; null for a new entry'),
      entry,
    }),
    output: storedEntry,
    refusals: ['not_found', 'changed_meanwhile', 'content_full', ...addressRefusals],
    log: ({ id, entry, version }) => ({
      saves: `entry ${id}`,
      ...(entry.kind === 'offer' ? { name: entry.title } : {}),
      data: { kind: entry.kind, isNew: version === null },
    }),
  }),
  'content.move': call({
    summary: 'Moves an entry to a position among the entries of its kind; the others shift.',
    access: 'content.edit',
    input: z.object({ kind, id: entryId, place: z.number().int().min(1).max(10_000).describe('1 is the first') }),
    refusals: ['not_found'],
    log: ({ kind, place }) => ({ data: { kind, place } }),
  }),
  'content.remove': call({
    summary: 'Removes an entry, if it has not changed since `version`. Idempotent.',
    access: 'content.edit',
    input: z.object({ kind, id: entryId, version }),
    refusals: ['changed_meanwhile'],
    log: ({ kind }) => ({ data: { kind } }),
  }),
}

export const imageCalls = {
  'images.upload': call({
    summary:
      'Stores a picture: a JPEG, PNG, GIF, WebP, AVIF, TIFF, SVG or uncompressed BMP file as the body, 12 MB and 40 million pixels at ' +
      'most, fewer where unpacking them would take more than 200 MB of memory. ' +
      'It is served at /uploads/{ref}/{width}, with a width of 160, 320, 640 or 960, as AVIF or WebP; for the top of the ' +
      'landing page also of 1600, and a panorama, which must be twice as wide as high, also of 4096.',
    access: ['menu.edit', 'content.edit'],
    file: 'image/*',
    input: z.object({ use: z.enum(uploadUses).default('picture') }),
    output: z.object({ image }),
    refusals: [
      'not_an_image',
      'image_kind_not_taken',
      'image_heic_unreadable',
      'image_svg_not_plain',
      'image_too_large',
      'image_too_many_pixels',
      'image_broken',
      'panorama_not_two_to_one',
      'too_many',
    ],
    log: () => ({}),
  }),
  'films.upload': call({
    summary:
      'Stores a film for the top of the landing page: an MP4 or WebM file as the body, 20 MB at most. ' +
      'It is served at /uploads/films/{film}, ranges of it too.',
    access: 'brand.edit',
    file: 'video/*',
    output: z.object({ film: z.string() }),
    refusals: ['film_kind_not_taken', 'film_too_large', 'too_many'],
    log: () => ({}),
  }),
}
