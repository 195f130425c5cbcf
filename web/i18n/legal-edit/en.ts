// English: the screens on which the owner edits the legal pages; the other languages have the same keys.
import { type CompanyProblemName, companyLimit } from '../../../domain/legal/company.ts'
import { type LegalProblemName, legalTextLimit } from '../../../domain/legal/legal-text.ts'

const problems: Readonly<Record<CompanyProblemName | LegalProblemName, string>> = {
  too_long: `At most ${companyLimit} characters.`,
  number_wrong: 'This is no Belgian enterprise number. Check its ten digits, such as 0417.497.106.',
  vat_wrong: 'This is no Belgian VAT number. Check its ten digits, such as BE 0417.497.106.',
  email_wrong: 'This is no e-mail address.',
  phone_wrong: 'This is no telephone number.',
  text_missing: 'Write something, or restore the draft.',
  text_too_long: `At most ${legalTextLimit} characters.`,
  slot_unknown: 'A word in braces is none that can be filled in. Below the field are those that can.',
}

export const en = {
  title: 'Legal pages',
  lead: 'The law asks for these pages. They begin as drafts that fit this program. No lawyer has read them: read them, change them, have them checked, and confirm each.',
  company: 'Who the shop is',
  companyHint: 'The pages are filled with it. Customers do not see a line that is missing something.',
  hints: {
    number: 'From the Crossroads Bank for Enterprises (KBO, BCE).',
    vat: 'Leave it empty if the shop has none.',
    court: 'Optional, such as: RPR Leuven.',
    host: 'Name and address of the company whose server this is.',
    dataContact: 'Whom customers ask about their data: a name or an address.',
  },
  problems,
  texts: 'The texts',
  draft: 'Draft',
  confirmed: 'Confirmed',
  left: (drafts: number) => (drafts === 0 ? 'All are confirmed.' : `${drafts} of 16 are not confirmed yet.`),
  back: 'All legal pages',
  look: 'As customers see it',
  text: 'Text',
  marks:
    'A line that begins with # is a heading, with ## a smaller one, with - part of a list. Each other line is a paragraph. Addresses become links.',
  slots: 'Filled in from “Who the shop is”:',
  preview: 'Preview',
  save: 'Save',
  saveDraft: 'Save as draft',
  saveConfirmed: 'Save and confirm',
  confirm: 'Confirm this text',
  unconfirm: 'Take back the confirmation',
  confirmMeans: 'By confirming you say that it is true of your shop. Customers then no longer read that it is a draft.',
  restore: 'Put the draft here',
  discard: 'Discard changes',
  unsaved: 'Not saved yet',
  allSaved: 'Everything is saved',
  saved: 'Saved. Customers read it now.',
  meanwhile: 'Someone else saved this just now',
  meanwhileText: 'What you typed is kept. Save again to put it in place of theirs, or look at theirs.',
  theirs: 'Show theirs',
}

export type LegalEditWords = typeof en
