import { describe, expect, test } from 'vitest'
import { blankCompany } from './company.ts'
import { legalBlocksOf, legalProblems, legalTextLimit, tidyLegal } from './legal-text.ts'

const hazel = { ...blankCompany, name: 'Hazel BV', email: 'hello@hazel.example' }
const text = (words: string) => ({ kind: 'text' as const, text: words })
const paragraph = (words: string) => ({ kind: 'paragraph', line: [text(words)] })

describe('reading a text', () => {
  test('[LAW-1] headings, lists and paragraphs', () => {
    expect(legalBlocksOf('# Price\nWith VAT.\n\n## Paying\n- cash\n* card\n\nThanks', hazel)).toEqual([
      { kind: 'heading', level: 2, line: [text('Price')] },
      paragraph('With VAT.'),
      { kind: 'heading', level: 3, line: [text('Paying')] },
      { kind: 'list', items: [[text('cash')], [text('card')]] },
      paragraph('Thanks'),
    ])
  })

  test('[LAW-1] what looks like markup stays the text that it is', () => {
    const typed = '<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) &amp;'
    expect(legalBlocksOf(typed, hazel)).toEqual([paragraph(typed)])
  })

  test('[LAW-1] only web and mail addresses become links, without the full stop behind them', () => {
    expect(
      legalBlocksOf('See https://mediation.example/a?b=1. Or javascript:x@y.example, or mail@hazel.example!', hazel),
    ).toEqual([
      {
        kind: 'paragraph',
        line: [
          text('See '),
          { kind: 'link', text: 'https://mediation.example/a?b=1', to: 'https://mediation.example/a?b=1' },
          text('. Or javascript:'),
          { kind: 'link', text: 'x@y.example', to: 'mailto:x@y.example' },
          text(', or '),
          { kind: 'link', text: 'mail@hazel.example', to: 'mailto:mail@hazel.example' },
          text('!'),
        ],
      },
    ])
  })

  test('[LAW-1] the company is filled in; what it contains is not read again', () => {
    expect(legalBlocksOf('We are {name}.', { ...hazel, name: '{email} https://x.example' })).toEqual([
      {
        kind: 'paragraph',
        line: [text('We are '), { kind: 'fact', text: '{email} https://x.example', field: 'name' }, text('.')],
      },
    ])
  })

  const notice = '# Who we are\n- Name: {name}\n- VAT: {vat}\n# Register\n{court}\n# End\nBye'
  test('[LAW-1] for customers a line with something missing is left out, and a heading with nothing under it', () => {
    expect(legalBlocksOf(notice, hazel).map(({ kind }) => kind)).toEqual(['heading', 'list', 'heading', 'paragraph'])
    expect(JSON.stringify(legalBlocksOf(notice, hazel))).not.toMatch(/VAT|Register|missing/)
  })
  test('[LAW-1] for the owner what is missing is marked', () => {
    const blocks = JSON.stringify(legalBlocksOf(notice, hazel, true))
    expect(blocks).toContain('{"kind":"missing","field":"vat"}')
    expect(blocks).toContain('{"kind":"missing","field":"court"}')
    expect(blocks).toContain('Register')
  })
})

describe('what keeps a text from being saved', () => {
  test('[LAW-1] nothing to read, too much of it, or a field that does not exist', () => {
    expect(legalProblems(' \n\u200b')).toEqual(['text_missing'])
    expect(legalProblems('☕'.repeat(legalTextLimit))).toEqual([])
    expect(legalProblems(`${'☕'.repeat(legalTextLimit + 1)} {nmae}`)).toEqual(['text_too_long', 'slot_unknown'])
    expect(legalProblems('{name}, { a set }, {}')).toEqual([])
  })
  test('[LAW-1] a text is tidied once and stays so', () => {
    expect(tidyLegal('\r\n# A \r\n\n\n\n- b\t\n')).toBe('# A\n\n- b')
  })
})
