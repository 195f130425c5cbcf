// The calls of the legal pages: who the shop is in law, and four texts in four languages.
import { z } from 'zod'
import { recordOf } from '#domain/shared/record.ts'
import { companyFields } from '#domain/shop/legal/company.ts'
import { legalPages } from '#domain/shop/legal/pages.ts'
import { call } from '../call.ts'
import { instant, locale } from '../shapes/basics.ts'

const line = z.string().max(1000)
const company = z
  .object(recordOf(companyFields, () => line))
  .describe('who the shop is in law; "" for what is not known yet')
const page = z.enum(legalPages)
const version = z.number().int().describe('counts from 1, with each change of the words')

const state = {
  version,
  at: instant.describe('when these words were written'),
  confirmed: z.boolean().describe('false: a draft that the shop has not confirmed'),
}
const text = z.object({
  page,
  language: locale,
  ...state,
  text: z
    .string()
    .describe('as it is kept, with the fields of the company as {name}; see domain/shop/legal/legal-text.ts'),
  draft: z.string().describe('the words that come with the program'),
})
const ofCompany = { version: z.string().max(100).describe('changes with every change of it'), company }

export const legalCalls = {
  'legal.company': call({
    summary: 'Who the shop is in law.',
    access: 'anyone',
    output: z.object({ company }),
  }),
  'legal.read': call({
    summary: 'The text of a legal page in one language, and the company with which its fields are filled.',
    access: 'anyone',
    input: z.object({ page, lang: locale }),
    output: z.object({ text: z.string(), ...state, company }),
  }),
  'legal.readAll': call({
    summary: 'Who the shop is in law, and how far each text is.',
    access: 'legal.see',
    output: z.object({ ...ofCompany, texts: z.array(z.object({ page, language: locale, ...state })) }),
  }),
  'legal.readText': call({
    summary: 'One text as it is edited.',
    access: 'legal.see',
    input: z.object({ page, language: locale }),
    output: text,
  }),
  'legal.saveCompany': call({
    summary: 'Sets who the shop is in law, if that has not changed since `version`.',
    access: 'legal.edit',
    input: z.object(ofCompany),
    output: z.object(ofCompany),
    refusals: ['changed_meanwhile'],
    log: () => ({ saves: 'company' }),
  }),
  'legal.saveText': call({
    summary:
      'Saves a text, if its words have not changed since `version`, and whether the shop confirms it. Other words are a new version; earlier ones are kept.',
    access: 'legal.edit',
    input: z.object({
      page,
      language: locale,
      version,
      text: z.string().max(100_000),
      confirmed: z.boolean(),
    }),
    output: text,
    refusals: ['changed_meanwhile'],
    log: ({ page, language, confirmed }) => ({
      data: { page, language, confirmed },
      saves: `${page} ${language}`,
    }),
  }),
}
