// The promise of the landing page's words: special offers, posts and what guests say.
import { z } from 'zod'
import { call } from './call.ts'
import { branchId, date, image, locale } from './shapes.ts'

const imageWords = z
  .string()
  .describe("what staff say that the picture shows; '' where they say nothing in this language")

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
  posts: z.array(
    z.object({
      id: z.string(),
      image,
      imageWords,
      date,
      name: z.string().describe('who answers'),
      question: z.string(),
      answer: z.string(),
    }),
  ),
  testimonials: z.array(
    z.object({ id: z.string(), name: z.string(), branch: branchId, branchName: z.string(), text: z.string() }),
  ),
})

export const contentCalls = {
  'content.read': call({
    summary: 'Offers, posts and testimonials in one language, each in its order; carries an ETag.',
    access: 'anyone',
    input: z.object({ lang: locale.optional() }),
    output: publicContent,
    refusals: [],
  }),
}
