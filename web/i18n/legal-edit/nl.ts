// Dutch: the screens on which the owner edits the legal pages.
import { companyLimit } from '../../../domain/legal/company.ts'
import { legalTextLimit } from '../../../domain/legal/legal-text.ts'
import type { LegalEditWords } from './en.ts'

export const nl: LegalEditWords = {
  title: 'Juridische pagina’s',
  lead: 'De wet vraagt deze pagina’s. Ze beginnen als ontwerp dat bij dit programma past. Geen jurist heeft ze gelezen: lees ze, pas ze aan, laat ze nakijken en bevestig ze één voor één.',
  company: 'Wie de zaak is',
  companyHint: 'Hiermee worden de pagina’s ingevuld. Een regel waarin iets ontbreekt, zien klanten niet.',
  hints: {
    number: 'Uit de Kruispuntbank van Ondernemingen (KBO).',
    vat: 'Laat het leeg als de zaak er geen heeft.',
    court: 'Niet verplicht, zoals: RPR Leuven.',
    host: 'Naam en adres van het bedrijf op wiens server dit draait.',
    dataContact: 'Bij wie klanten vragen kunnen stellen over hun gegevens: een naam of een adres.',
  },
  problems: {
    too_long: `Hoogstens ${companyLimit} tekens.`,
    number_wrong: 'Dit is geen Belgisch ondernemingsnummer. Kijk de tien cijfers na, zoals 0417.497.106.',
    vat_wrong: 'Dit is geen Belgisch btw-nummer. Kijk de tien cijfers na, zoals BE 0417.497.106.',
    email_wrong: 'Dit is geen e-mailadres.',
    phone_wrong: 'Dit is geen telefoonnummer.',
    text_missing: 'Schrijf iets, of zet het ontwerp terug.',
    text_too_long: `Hoogstens ${legalTextLimit} tekens.`,
    slot_unknown:
      'Een woord tussen accolades kan niet worden ingevuld. Onder het veld staan de woorden die dat wel kunnen.',
  },
  texts: 'De teksten',
  draft: 'Ontwerp',
  confirmed: 'Bevestigd',
  left: (drafts) => (drafts === 0 ? 'Alles is bevestigd.' : `${drafts} van 16 zijn nog niet bevestigd.`),
  back: 'Alle juridische pagina’s',
  look: 'Zoals klanten het zien',
  text: 'Tekst',
  marks:
    'Een regel die met # begint, is een titel, met ## een kleinere, met - een deel van een lijst. Elke andere regel is een alinea. Adressen worden links.',
  slots: 'Ingevuld uit “Wie de zaak is”:',
  preview: 'Voorbeeld',
  save: 'Bewaren',
  saveDraft: 'Als ontwerp bewaren',
  saveConfirmed: 'Bewaren en bevestigen',
  confirm: 'Deze tekst bevestigen',
  unconfirm: 'Bevestiging intrekken',
  confirmMeans:
    'Met je bevestiging zeg je dat dit voor jouw zaak klopt. Klanten lezen dan niet meer dat het een ontwerp is.',
  restore: 'Het ontwerp hier zetten',
  discard: 'Wijzigingen weggooien',
  unsaved: 'Nog niet bewaard',
  allSaved: 'Alles is bewaard',
  saved: 'Bewaard. Klanten lezen het nu.',
  meanwhile: 'Iemand anders heeft dit net bewaard',
  meanwhileText:
    'Wat jij typte, staat er nog. Bewaar opnieuw om het in de plaats te zetten, of bekijk de andere versie.',
  theirs: 'Andere versie tonen',
}
