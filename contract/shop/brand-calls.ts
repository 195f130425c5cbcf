// The calls of the brand: name, colours, logo, texts, links and languages of the shop, set by its owner.
import { z } from 'zod'
import { recordOf } from '#domain/shared/record.ts'
import { mediaPlaces, mediaSources } from '#domain/shop/brand/media.ts'
import { typefaces } from '#domain/shop/brand/typefaces.ts'
import { call } from '../call.ts'
import { image, locale, localText } from '../shapes/basics.ts'

/** Longer than any limit of the rules, which say what is too long. */
const longText = z.partialRecord(locale, z.string().max(4000))
const colour = z.string().max(40).describe("such as '#f5b335'")

const place = z.object({
  shows: z.enum(mediaSources),
  pictures: z
    .array(z.object({ image, imageWords: localText }))
    .max(20)
    .describe('pictures that the shop uploaded'),
})
const brand = z.object({
  name: z.string().max(400).describe("'': none"),
  colours: z
    .object({ ground: colour, ink: colour, accent: colour, button: colour, buttonInk: colour })
    .nullable()
    .describe('every other colour follows from these; null: the usual ones'),
  typeface: z.enum(typefaces).describe('the pair of typefaces for headings and text'),
  logo: image.nullable().describe('an uploaded picture; null: a plain cup'),
  media: z
    .object({
      ...recordOf(mediaPlaces, () => place),
      film: z.string().max(60).nullable().describe('over the picture of the shop at the top; null: none'),
    })
    .describe('what the site shows beside the menu: own pictures, the demo’s, or none'),
  texts: z.object({
    heroTitle: longText,
    heroLead: longText,
    story: longText,
    aboutLead: longText,
    about: longText,
    foot: longText,
  }),
  links: z.array(z.string().max(1000)).max(50),
  languages: z.array(locale).max(20).describe('what visitors can read the site in'),
})

const stored = z.object({ brand, version: z.string().max(60).describe('changes with every change of the brand') })

export const brandCalls = {
  'brand.read': call({
    summary: 'What the owner has set of the brand.',
    access: 'brand.see',
    output: stored,
  }),
  'brand.save': call({
    summary:
      'Sets the brand, if it has not changed since `version`. A pair of colours below 4.5 : 1 is refused with the nearest one that passes.',
    access: 'brand.edit',
    input: stored,
    output: stored,
    refusals: ['changed_meanwhile'],
    log: () => ({ saves: 'brand' }),
  }),
}
