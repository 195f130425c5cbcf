// Dutch: the words of the contact page and the page after it.
import { contactLimits } from '../../../domain/contact.ts'
import type { ContactText } from './en.ts'

export const nl: ContactText = {
  title: 'Contact',
  lead: 'Spring binnen, bel of schrijf ons.',
  failed: 'We konden onze vestigingen niet laden.',
  tryAgain: 'Opnieuw proberen',
  directions: 'Route',
  hours: {
    caption: (branch) => `Openingsuren van ${branch}`,
    day: 'Dag',
    open: 'Open',
    everyDay: 'Elke dag',
    range: (from, to) => `${from} – ${to}`,
    today: 'vandaag',
    closed: 'Gesloten',
    ahead: 'Binnenkort andere uren',
    todayIs: 'Vandaag',
    differs: (when, hours) => `${when}: ${hours}`,
    isClosed: (when) => `${when}: gesloten`,
  },
  map: {
    title: (branch) => `Kaart van ${branch}`,
    show: 'Toon de kaart',
    asks: 'Ze komt van openstreetmap.org, dat dan je internetadres ziet.',
    always: 'Toon de kaarten altijd',
    alwaysHint: 'openstreetmap.org ziet dan je internetadres telkens als je hier bent.',
    open: 'Open op openstreetmap.org',
  },
  form: {
    title: 'Schrijf ons',
    intro: 'We lezen elk bericht en antwoorden per e-mail.',
    name: 'Naam',
    email: 'E-mail',
    message: 'Bericht',
    send: 'Versturen',
    leaveEmpty: 'Laat dit leeg',
    notSent: 'Je bericht is nog niet verstuurd. Het staat er nog.',
    tooMany: (minutes) => `Je schreef een paar keer na elkaar. Wacht ${minutes} min en verstuur het dan opnieuw.`,
    problems: {
      name_missing: 'Vul je naam in.',
      name_too_long: `Je naam kan hoogstens ${contactLimits.name} tekens lang zijn.`,
      email_missing: 'Vul je e-mailadres in, zodat we kunnen antwoorden.',
      email_invalid: 'Dit e-mailadres lijkt niet te kloppen. Het ziet eruit als noor@example.com.',
      message_missing: 'Schrijf je bericht.',
      message_too_long: `Je bericht kan hoogstens ${contactLimits.message} tekens lang zijn.`,
    },
  },
  sent: {
    title: 'Je bericht is verstuurd',
    lead: 'Bedankt voor je bericht. We antwoorden je snel. Nog een fijne dag.',
  },
}
