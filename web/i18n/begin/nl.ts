// Nederlands: de woorden van de gids voor de eerste avond.
import type { BeginText } from './en.ts'

const count = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

export const nl: BeginText = {
  title: 'Je zaak opzetten',
  lead: 'Van niets tot de eerste bestelling. Stop wanneer je wilt: alles blijft bewaard, en je gaat hier verder op elk toestel.',
  progress: (done, all) => `${done} van ${all} stappen gedaan`,
  passed: (n) => `${n} voor later`,
  states: { open: 'Te doen', done: 'Klaar', passed: 'Voor later' },
  takeUp: 'Weer op de lijst zetten',
  awayHint: 'Vind je zelf je weg?',
  away: 'Deze gids herinnert je er niet meer aan.',
  putAway: 'De gids opbergen',
  takeOut: 'Herinner me er weer aan',
  steps: {
    name: {
      title: 'Naam, logo en kleuren',
      text: 'Zo kennen gasten je zaak: op elke pagina, in mails en waar een link gedeeld wordt. Nu is alleen de naam nodig.',
      pass: 'Later',
    },
    languages: {
      title: 'Talen',
      text: 'Je site spreekt Engels, Nederlands, Frans en Arabisch. Vink uit wat je niet wilt aanbieden.',
      pass: 'Alle vier zijn goed',
    },
    branch: {
      title: 'Je eerste vestiging',
      text: 'Waar gasten afhalen: adres, telefoon en openingsuren. Ze blijft gesloten tot je ze opent.',
      pass: 'Later',
    },
    menu: {
      title: 'Je kaart',
      text: 'Een paar artikelen volstaan om te beginnen. Foto’s, opties en allergenen kunnen later.',
      pass: 'Later',
    },
    company: {
      title: 'Wie verkoopt',
      text: 'De wet vraagt de naam, het adres en het nummer van je onderneming op de site. De juridische pagina’s staan klaar als ontwerp; lees en bevestig ze.',
      pass: 'Later',
    },
    colleague: {
      title: 'Je eerste collega',
      text: 'Geef deze link door. Je collega kiest een naam en een wachtwoord, en jij zegt wat die mag.',
      pass: 'Ik werk alleen',
    },
    test: {
      title: 'Een testbestelling',
      text: 'Zie wat er gebeurt als iemand bestelt, nog voor de eerste gast dat doet.',
      pass: 'Later',
    },
  },
  moreBrand: 'Teksten, links en meer',
  look: 'Bekijken of wijzigen',
  addBranch: 'Voeg je eerste vestiging toe',
  anotherBranch: 'Nog een vestiging toevoegen',
  menu: {
    count: (n) => `Er ${n === 1 ? 'staat' : 'staan'} ${count(n, 'artikel', 'artikelen')} op je kaart.`,
    type: { title: 'Typen', text: 'Artikel per artikel, met naam en prijs.', go: 'Artikelen toevoegen' },
    sheet: {
      title: 'Uit een rekenblad',
      text: 'Excel of CSV. Je ziet elke wijziging voor ze gebeurt.',
      go: 'Kies een bestand',
    },
    demo: {
      title: 'Begin met een voorbeeld',
      text: 'Een hele kaart met koffie, bagels en wafels, met foto’s, om aan te passen en uit te dunnen.',
      go: 'Neem het voorbeeld',
    },
  },
  toCompany: 'Vul je onderneming in',
  toPeople: 'Beslissen',
  waiting: (n) => (n === 1 ? 'Eén account wacht op je ja.' : `${n} accounts wachten op je ja.`),
  test: {
    needs: 'Daarvoor heb je een vestiging en minstens één artikel nodig.',
    where: 'In welke vestiging?',
    place: 'Plaats een testbestelling',
    again: 'Nog een keer',
    code: 'Testbestelling',
    phases: {
      placed: 'Ze rinkelt nu op het bord.',
      accepted: 'Aanvaard.',
      making: 'Wordt gemaakt.',
      ready: 'Klaar om af te halen.',
      out: 'Meegegeven.',
      refused: 'Geweigerd.',
      cancelled: 'Geannuleerd.',
      'not-collected': 'Niet afgehaald.',
    },
    how: (name) =>
      `Op het bord heet ze “${name}”. Aanvaard ze, zet ze klaar en geef ze mee, zoals je met echte zult doen.`,
    toBoard: 'Naar het bord',
    end: 'Beëindig de test',
    endHint: 'Zo wordt de bestelling geannuleerd: ze telt in geen enkel cijfer en in geen kassa.',
    worked: 'De testbestelling is voorbij. Ze werd geannuleerd en telt nergens mee.',
  },
  finish: {
    title: 'Je zaak staat klaar',
    closed: 'Open ze wanneer je klaar bent. Vanaf dan kunnen gasten bestellen.',
    open: 'Gasten kunnen bestellen.',
    openBranch: (name) => `Open ${name}`,
    asGuest: 'Bekijk ze als gast',
  },
  demo: {
    title: 'Deze zaak toont nog de demo',
    text: 'Neem ze over: wat niemand veranderde, verdwijnt in één keer; wat je veranderde of toevoegde, blijft.',
    takeOver: 'Neem de demo over',
    ask: 'De demo overnemen?',
    askText:
      'Kies wat er gebeurt met de dingen die nog zijn zoals de demo ze bracht. Wat van jou is, blijft in elk geval, net als vroegere bestellingen.',
    kinds: {
      branches: 'Vestigingen',
      items: 'Gerechten en dranken',
      texts: 'Aanbiedingen, berichten en woorden van gasten',
      reviews: 'Beoordelingen',
      brand: 'Naam, teken en teksten van de demo',
    },
    counts: (untouched, own) => `${untouched} van de demo, ${own} van jou`,
    choices: { remove: 'Verwijderen', hide: 'Bewaren als verborgen ontwerp', keep: 'Houden' },
    done: 'De demo is weg. De zaak is van jou.',
    held: (names) => `Nog niet: ${names.join(', ')}`,
    heldText: 'Daar staan nog bestellingen of reservaties open. Werk ze af of annuleer ze, of houd de vestigingen.',
  },
}
