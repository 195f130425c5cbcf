// The calls of the landing page's content: special offers, posts, testimonials, and what a branch's picture shows.
import { z } from 'zod'
import { call } from '../../call.ts'
import { branchId, date, image, locale } from '../../shapes/basics.ts'

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
    .describe('the branches with a picture; the picture itself is in the menu'),
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
