// The calls of displays: the screens for guests of a branch, and what such a screen reads.
import { z } from 'zod'
import { displayNameLimit } from '#domain/order/counter/display.ts'
import { call } from '../call.ts'
import { branchId, id, instant, locale, localText } from '../shapes/basics.ts'

const display = z.object({
  id: z.number().int(),
  branch: z.string(),
  name: z.string(),
  languages: z.array(locale),
  at: instant.describe('when it was added'),
  withdrawnAt: instant.nullable().describe('since when its address is not valid any more'),
})

const called = {
  code: z.string().describe('such as M-47'),
  cupName: z.string().describe('the name for the cup; may be empty'),
}

export const displayCalls = {
  'displays.list': call({
    summary: 'The displays of a branch, newest first. Withdrawn ones are listed for 30 days.',
    access: 'displays.see',
    input: z.object({ branch: branchId }),
    output: z.object({ displays: z.array(display) }),
  }),
  'displays.add': call({
    summary: 'Adds a display and returns its key. Only the key’s hash is stored, so it cannot be read again.',
    access: 'displays.edit',
    input: z.object({
      branch: branchId,
      name: z.string().trim().min(1).max(displayNameLimit).describe('where it hangs; only staff see it'),
      languages: z
        .array(locale)
        .min(1)
        .max(10)
        .transform((languages) => [...new Set(languages)])
        .describe('the languages in which it speaks, by turns; the first sets the direction'),
    }),
    output: z.object({ display, key: z.string() }),
    refusals: ['displays_full'],
    log: ({ branch, name }) => ({ branches: [branch], data: { display: name } }),
  }),
  'displays.withdraw': call({
    summary: 'Ends a display: its key is refused, and an open page says so at once. Idempotent.',
    access: 'displays.edit',
    input: z.object({ id }),
    output: display,
    refusals: ['not_found'],
    log: () => ({}),
  }),
  'display.read': call({
    summary:
      'What a display shows: codes and cup names of today’s orders, without those for a table. A POST, so that the key is in no log of addresses.',
    access: 'anyone',
    input: z.object({ key: z.string().max(100) }),
    output: z.object({
      branch: localText.describe('its name'),
      timeZone: z.string(),
      languages: z.array(locale),
      pass: z.string().describe('opens the live stream with ?display=; it shows nothing by itself'),
      making: z.array(z.object(called)).describe('soonest promised first'),
      asks: z
        .array(z.object(called))
        .describe('promised some minutes ago and not tapped as ready, so guests ask for it; soonest promised first'),
      ready: z
        .array(z.object({ ...called, readyAt: instant }))
        .describe('newest first; until handed over, at most 30 minutes'),
    }),
    refusals: ['display_unknown', 'display_withdrawn'],
  }),
}
