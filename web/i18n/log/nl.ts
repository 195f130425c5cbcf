// Dutch words of the staff log.
import type { LogText } from './en.ts'

const content: Readonly<Record<string, string>> = {
  offer: 'een aanbieding',
  post: 'een bericht',
  testimonial: 'een getuigenis',
}
const status: Readonly<Record<string, string>> = { received: 'ontvangen', ready: 'klaar', served: 'meegegeven' }
const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)
const steps: Readonly<Record<string, string>> = {
  accept: 'aanvaard',
  refuse: 'geweigerd',
  cancel: 'geannuleerd',
  collectNot: 'niet afgehaald',
  bringBack: 'teruggezet',
  pay: 'betaald',
  unpay: 'niet meer betaald',
  agree: 'wijziging goedgekeurd',
  decline: 'wijziging geweigerd',
}

const legalPages: Readonly<Record<string, string>> = {
  legal: 'de wettelijke vermeldingen',
  terms: 'de verkoopsvoorwaarden',
  privacy: 'de privacyverklaring',
  accessibility: 'de toegankelijkheidsverklaring',
}
const languages: Readonly<Record<string, string>> = {
  en: 'Engels',
  nl: 'Nederlands',
  fr: 'Frans',
  ar: 'Arabisch',
}
const reaches: Readonly<Record<string, string>> = {
  nobody: 'niemand',
  owners: 'eigenaars',
  managers: 'eigenaars en verantwoordelijken',
}

export const nl: LogText = {
  title: 'Logboek',
  hint: 'Wat je team en de winkel zelf het laatste jaar hebben veranderd.',
  search: 'Zoeken',
  searchHint: 'Naam, artikel of bestelnummer',
  who: 'Persoon',
  everybody: 'Iedereen',
  where: 'Vestiging',
  everywhere: 'Alle vestigingen',
  kind: 'Wat',
  everything: 'Alles',
  from: 'Van',
  to: 'Tot en met',
  more: 'Toon wat ouder is',
  empty: 'Hier is nog niets',
  emptyHint: 'Wat je team verandert, verschijnt hier.',
  noneFound: 'Niets gevonden',
  noneFoundHint: 'Zoek iets anders of kies andere dagen.',
  showAll: 'Toon alles',
  takeOut: 'Downloaden als rekenblad',
  columns: ['Dag', 'Uur', 'Persoon', 'Wat', 'Handeling'],
  fileName: 'logboek.csv',
  tookSome: (most: number) => `Het bestand bevat de nieuwste ${most} regels. Kies dagen voor de andere.`,
  notTaken: 'Het bestand kon niet worden gemaakt: de winkel was niet bereikbaar. Probeer opnieuw.',
  kinds: {
    orders: 'Bestellingen',
    stock: 'Voorraad',
    shop: 'Opening en bericht',
    menu: 'Kaart',
    branches: 'Vestigingen',
    people: 'Team',
    reservations: 'Reservaties',
    guests: 'Beoordelingen en berichten',
    hooks: 'Webhooks',
    site: 'Teksten van de site',
    clock: 'Vanzelf',
  },
  other: (who, act) => `${who}: ${act}`,
  acts: {
    'orders.setLineStatus': ({ who, where, data, count }) =>
      `${who} zette ${many(count('lines'), 'regel', 'regels')} van bestelling ${data.order} in ${where} op ${status[String(data.status)]}`,
    'orders.step': ({ who, where, data }) =>
      `${who}: bestelling ${data.order} in ${where} ${steps[String(data.step)] ?? data.step}`,
    'boards.setPausing': ({ who, where, data }) =>
      data.pauses
        ? `${who} stelde in dat ${where} vanzelf pauzeert als niemand kijkt`
        : `${who} stelde in dat ${where} niet meer vanzelf pauzeert`,
    'hooks.add': ({ who, data }) => `${who} voegde webhook ${data.hook} toe`,
    'hooks.test': ({ who, data }) => `${who} testte webhook ${data.hook}`,
    'hooks.remove': ({ who, data }) => `${who} verwijderde webhook ${data.hook}`,
    'orders.block': ({ who, where, data }) =>
      data.wide
        ? `${who} weigerde ${data.code} in ${where} en alles van die verbinding`
        : `${who} weigerde ${data.code} in ${where} en blokkeerde de klant`,
    'guard.answer': ({ who, where, data }) =>
      data.letIn
        ? `${who} liet ${data.code} bestellen in ${where}`
        : `${who} liet ${data.code} niet bestellen in ${where}`,
    'guard.lift': ({ who, where, data }) => `${who} hief de blokkering van ${data.code} in ${where} op`,
    'guard.setRules': ({ who, data }) =>
      data.on
        ? `${who} stelde in wat klanten zonder overleg mogen bestellen`
        : `${who} liet alle klanten zonder overleg bestellen`,
    'orders.enter': ({ who, where, data }) => `${who} voerde bestelling ${data.order} in, ${where}`,
    'orders.change': ({ who, where, data }) => `${who} wijzigde bestelling ${data.order}, ${where}`,
    'orders.postpone': ({ who, where, data }) => `${who} verschoof het tijdstip van bestelling ${data.order}, ${where}`,
    'orders.clear': ({ who, where, count }) =>
      `${who} verplaatste ${many(count('orders'), 'bestelling', 'bestellingen')} van ${where} naar het archief`,
    'archives.bringBack': ({ who, where, data }) => `${who} zette bestelling ${data.order} van ${where} terug`,
    'archives.restore': ({ who, where, count }) =>
      `${who} zette ${many(count('orders'), 'bestelling', 'bestellingen')} van ${where} terug`,
    'stock.set': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `${who} zette ${what} weer beschikbaar in ${where}`
        : `${who} zette ${what} uitverkocht in ${where} tot ${when('until') || 'nader order'}`,
    'options.setStock': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `${who} zette ${what} weer beschikbaar in ${where}`
        : `${who} zette ${what} uitverkocht in ${where} tot ${when('until') || 'nader order'}`,
    'shop.setState': ({ who, where, data, when }) =>
      data.open ? `${who} opende ${where}` : `${who} sloot ${where} tot ${when('until') || 'nader order'}`,
    'pace.save': ({ who, where }) => `${who} stelde in wat ${where} per tijdvak maakt`,
    'pace.set': ({ who, where, data, when }) => {
      if (data.change === 'pause') return `${who} pauzeerde ${where} tot ${when('until')}`
      if (data.change === 'resume') return `${who} beëindigde de pauze van ${where}`
      return data.change === 'extra'
        ? `${who} telde in ${where} een halfuur lang ${data.minutes} minuten bij nieuwe bestellingen`
        : `${who} beëindigde de extra minuten in ${where}`
    },
    'shop.setMessage': ({ who, data }) =>
      data.shown ? `${who} stelde het bezorgbericht in` : `${who} verborg het bezorgbericht`,
    'items.add': ({ who, what }) => `${who} zette ${what} op de kaart`,
    'items.save': ({ who, what, data }) =>
      data.declared === undefined
        ? `${who} veranderde ${what}`
        : data.declared
          ? `${who} veranderde wat ${what} bevat`
          : `${who} trok in wat ${what} bevat`,
    'items.remove': ({ who, what }) => `${who} haalde ${what} van de kaart`,
    'items.move': ({ who, what, count }) =>
      `${who} verplaatste ${many(count('items'), 'artikel', 'artikelen')} naar ${what}`,
    'sheet.apply': ({ who, count }) =>
      `${who} nam een rekenblad over: ${many(count('added'), 'artikel', 'artikelen')} toegevoegd, ${count('changed')} gewijzigd, ${count('removed')} verwijderd`,
    'prices.one': ({ who, what, where, money }) => {
      const at = where && ` (${where})`
      if (!money('to')) return `${who} haalde een prijs van ${what} weg${at}: ${money('from')}`
      return money('from')
        ? `${who} veranderde de prijs van ${what}${at} van ${money('from')} in ${money('to')}`
        : `${who} gaf ${what} een prijs${at}: ${money('to')}`
    },
    'prices.change': ({ who, count }) => `${who} wijzigde ${many(count('prices'), 'prijs', 'prijzen')} tegelijk`,
    'categories.add': ({ who, what }) => `${who} voegde de categorie ${what} toe`,
    'categories.save': ({ who, what, data }) =>
      data.hidden === undefined
        ? `${who} veranderde de categorie ${what}`
        : data.hidden
          ? `${who} verborg de categorie ${what}`
          : `${who} toonde de categorie ${what}`,
    'categories.remove': ({ who, what, count }) =>
      `${who} verwijderde de categorie ${what} en verplaatste ${many(count('items'), 'artikel', 'artikelen')}`,
    'categories.setIndex': ({ who, what, data }) => `${who} gaf ${what} plaats ${data.index} op de kaart`,
    'groups.add': ({ who, what }) => `${who} voegde de optiegroep ${what} toe`,
    'groups.save': ({ who, what }) => `${who} veranderde de optiegroep ${what}`,
    'groups.remove': ({ who, what }) => `${who} verwijderde de optiegroep ${what}`,
    'groups.use': ({ who, what }) => `${who} koos de optiegroepen van ${what}`,
    'branches.add': ({ who, what }) => `${who} voegde de vestiging ${what} toe`,
    'guide.takeMenu': ({ who, count }) =>
      `${who} nam de kaart van de demo over: ${many(count('items'), 'artikel', 'artikelen')}`,
    'guide.placeTest': ({ who, where, data }) => `${who} plaatste testbestelling ${data.order}, ${where}`,
    'guide.endTest': ({ who, where, data }) => `${who} annuleerde testbestelling ${data.order}, ${where}`,
    'demo.takeOver': ({ who, count }) =>
      `${who} haalde de demo uit de zaak: ${[
        many(count('branches'), 'vestiging', 'vestigingen'),
        many(count('items'), 'artikel', 'artikelen'),
        many(count('texts'), 'tekst', 'teksten'),
        many(count('reviews'), 'beoordeling', 'beoordelingen'),
      ].join(', ')}`,
    'brand.save': ({ who }) => `${who} veranderde het merk van de zaak`,
    'branches.save': ({ who, where }) => `${who} veranderde de instellingen van ${where}`,
    'branches.closeDays': ({ who, where, count, when }) =>
      count('days') > 1
        ? `${who} stelde sluitingsdagen in voor ${where}, ${when('from')} en meer`
        : `${who} stelde sluitingsdagen in voor ${where}, ${[when('from'), when('to')].filter(Boolean).join(' tot ')}`,
    'branches.hide': ({ who, where }) => `${who} verborg ${where} voor klanten`,
    'branches.show': ({ who, where }) => `${who} toonde ${where} weer aan klanten`,
    'branches.remove': ({ who, where }) => `${who} verwijderde ${where}`,
    'displays.add': ({ who, where, data }) => `${who} voegde het scherm voor gasten “${data.display}” toe (${where})`,
    'displays.withdraw': ({ who, where, data }) => `${who} trok het scherm voor gasten “${data.display}” in (${where})`,
    'staff.appoint': ({ who, what, where, data }) => {
      if (data.state === 'locked') return `${who} blokkeerde de account van ${what}`
      if (data.owner) return `${who} maakte ${what} eigenaar`
      return where ? `${who} stelde ${what} aan in ${where}` : `${who} ontnam ${what} alle vestigingen`
    },
    'staff.dismiss': ({ who, what }) => `${who} weigerde de account van ${what}`,
    'staff.dismissAll': ({ who, count }) => `${who} weigerde ${many(count('removed'), 'account', 'accounts')}`,
    'staff.resetLink': ({ who, what }) => `${who} maakte een wachtwoordlink voor ${what}`,
    'passwords.change': ({ who }) => `${who} veranderde het eigen wachtwoord`,
    'sessions.end': ({ who, data }) =>
      `${who} meldde zich af op een ander toestel: ${data.agent ?? 'onbekende browser'}`,
    'passwords.useLink': ({ who, data }) =>
      data.factor
        ? `${who} koos een nieuw wachtwoord via een link, die ook de tweede factor verwijderde`
        : `${who} koos een nieuw wachtwoord via een link`,
    'sessions.endAll': ({ who }) => `${who} meldde zich overal elders af`,
    'account.passCode': ({ who, data, count }) =>
      data.wrong
        ? `Iemand die het wachtwoord van ${who} kent, gaf verkeerde codes in`
        : `${who} meldde zich aan met een herstelcode; nog ${count('left')} over`,
    'factors.setTime': ({ who }) => `${who} stelde tijdcodes in`,
    'factors.removeTime': ({ who }) => `${who} verwijderde de eigen tijdcodes`,
    'factors.addPasskey': ({ who, data }) => `${who} voegde de passkey “${data.passkey}” toe`,
    'factors.removePasskey': ({ who, data }) => `${who} verwijderde de passkey “${data.passkey}”`,
    'factors.renewCodes': ({ who }) => `${who} maakte nieuwe herstelcodes`,
    'factors.setRule': ({ who, data }) =>
      `${who} stelde in wie een tweede factor moet hebben: ${reaches[String(data.reach)]}`,
    'staff.resetFactor': ({ who, what }) => `${who} zette de tweede factor van ${what} terug`,
    'takings.set': ({ who }) => `${who} paste de regels voor kassa en betaling aan`,
    'reservations.cancel': ({ who, where, data, when }) =>
      `${who} annuleerde reservatie ${data.reservation} in ${where} voor ${when('date')}`,
    'reservations.cancelMany': ({ who, where, count }) =>
      `${who} annuleerde ${many(count('cancelled'), 'reservatie', 'reservaties')} in ${where}`,
    'reservations.setRules': ({ who }) => `${who} veranderde de regels voor reservaties`,
    'reviews.setRule': ({ who, data }) =>
      data.waits
        ? `${who} laat beoordelingen zonder bestelling op een ja wachten`
        : `${who} laat elke beoordeling meteen meetellen`,
    'reviews.show': ({ who, count }) => `${who} zei ja tegen ${many(count('count'), 'beoordeling', 'beoordelingen')}`,
    'reviews.removeMany': ({ who, count }) =>
      `${who} verwijderde ${many(count('count'), 'beoordeling', 'beoordelingen')}`,
    'reviews.remove': ({ who, data }) => `${who} verwijderde beoordeling ${data.review}`,
    'messages.mark': ({ who, data }) =>
      `${who} markeerde bericht ${data.message} als ${data.read ? 'gelezen' : 'ongelezen'}`,
    'messages.handOn': ({ who, data }) => `${who} stuurde bericht ${data.message} opnieuw door`,
    'messages.delete': ({ who, data }) => `${who} verwijderde bericht ${data.message}`,
    'persons.takeOut': ({ who, data }) => `${who} haalde de gegevens van een klant op: ${data.records ?? ''}`,
    'persons.erase': ({ who, count, data }) =>
      `${who} wiste de klant van ${many(count('erased'), 'stuk', 'stukken')}: ${data.records ?? ''}`,
    'persons.setDays': ({ who, data }) => `${who} stelde in dat namen van klanten ${data.days} dagen bewaard worden`,
    'content.save': ({ who, what, data }) =>
      data.isNew
        ? `${who} zette ${content[String(data.kind)]} op de startpagina${what && `: ${what}`}`
        : `${who} veranderde ${content[String(data.kind)]} op de startpagina${what && `: ${what}`}`,
    'content.move': ({ who, data }) =>
      `${who} verplaatste ${content[String(data.kind)]} op de startpagina naar plaats ${data.place}`,
    'content.remove': ({ who, data }) => `${who} haalde ${content[String(data.kind)]} van de startpagina`,
    'legal.saveCompany': ({ who }) => `${who} stelde in wie de zaak juridisch is`,
    'legal.saveText': ({ who, data }) =>
      `${who} ${data.confirmed ? 'bevestigde' : 'wijzigde'} ${legalPages[String(data.page)]} in het ${languages[String(data.language)]}`,
    'clock.erase': ({ count }) => {
      if (count('orders') > 0)
        return `Vanzelf: van ${many(count('orders'), 'bestelling', 'bestellingen')} is gewist wie ze plaatste`
      if (count('reservations') > 0)
        return `Vanzelf: ${many(count('reservations'), 'oude reservatie', 'oude reservaties')} gewist`
      return `Vanzelf: ${many(count('messages'), 'oud bericht', 'oude berichten')} gewist`
    },
    'clock.forgetLog': ({ count }) =>
      `Vanzelf: ${many(count('entries'), 'regel', 'regels')} van dit logboek van meer dan een jaar oud verwijderd`,
    'clock.inStock': ({ what }) => `Vanzelf: ${what} is weer in voorraad`,
    'clock.open': ({ where }) => `Vanzelf: ${where} is weer open`,
    'clock.pause': ({ where, data }) =>
      data.paused ? `Vanzelf: ${where} gepauzeerd omdat niemand meekeek` : `Vanzelf: de pauze van ${where} is voorbij`,
    'images.upload': ({ who }) => `${who} laadde een foto op`,
    'films.upload': ({ who }) => `${who} laadde een film op`,
  },
}
