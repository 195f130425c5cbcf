// Dutch: the headings of the sheet, and a sentence for each column.
import type { SheetWords } from '../sheet-columns.ts'

export const nl: SheetWords = {
  pages: { menu: 'Menukaart', help: 'Uitleg' },
  help: { column: 'Kolom', meaning: 'Wat daar komt' },
  headings: {
    id: 'Id',
    category: 'Categorie',
    place: 'Plaats',
    name: 'Naam',
    kitchenName: 'Kort woord voor het personeel',
    price: 'Prijs',
    glassPrice: 'Prijs per glas',
    bottlePrice: 'Prijs per fles',
    desc: 'Beschrijving',
    contains: 'Bevat',
    mayContain: 'Kan sporen bevatten van',
    groups: 'Opties',
    parts: 'Onderdelen van de formule',
    vat: 'Btw-klasse',
    vouchers: 'Maaltijdcheques',
    desc2: 'Tweede beschrijving',
  },
  comboPrice: (persons) => `Combo voor ${persons}: prijs`,
  comboCount: (persons) => `Combo voor ${persons}: stuks`,
  branchPrice: (branch) => `Prijs in ${branch}`,
  languages: { en: 'Engels', nl: 'Nederlands', fr: 'Frans', ar: 'Arabisch' },
  none: 'geen',
  vatClasses: {
    food: 'Gerecht',
    drink: 'Frisdrank, koffie',
    alcohol: 'Alcoholische drank',
    snack: 'Kant-en-klare snack',
    goods: 'Koopwaar',
    deposit: 'Statiegeld',
  },
  yes: 'ja',
  no: 'nee',
  hints: {
    id: 'Hoe de zaak het item kent. Laat dit zoals het is; laat het leeg voor een nieuw item.',
    category:
      'De naam van de categorie, in om het even welke taal. Een naam die nog niet bestaat, maakt een nieuwe categorie.',
    place: 'Het nummer van het item in zijn categorie, 1 eerst. Laat het leeg voor een nieuw item: dat komt achteraan.',
    name: 'Wat klanten lezen. Eén taal volstaat; de andere tonen die tot ze een eigen tekst hebben.',
    kitchenName: 'Hoe het bord en de kassa het noemen, hoogstens 24 tekens; leeg: de naam.',
    price:
      'In euro, zoals 3,20 of 3.20. Laat het leeg als het item enkel per glas, per fles of als combo verkocht wordt.',
    glassPrice: 'In euro; leeg als het niet per glas verkocht wordt.',
    bottlePrice: 'In euro; leeg als het niet per fles verkocht wordt.',
    pieces: 'Voor hoeveel personen, tegen welke prijs, met hoeveel stuks; leeg als er geen zulke combo is.',
    branch: 'Wat het item gewoon kost in die vestiging, in euro; leeg: de gewone prijs.',
    desc: 'Een of twee regels onder de naam.',
    contains:
      'Allergenen en wat diëten vragen, met komma’s, zoals: tarwe, melk. “geen” als er niets in zit; leeg: niet opgegeven.',
    mayContain: 'Allergenen die erin terecht kunnen komen, met komma’s; leeg: geen sporen.',
    groups: 'De id’s van groepen opties, met komma’s.',
    parts:
      'Van een formule: elk onderdeel met zijn naam, een dubbelepunt en de id’s van de items om uit te kiezen, met komma’s; wat er een meer kost achter een plus. Tussen onderdelen een puntkomma, zoals: Drankje: latte, juice +0,50; Zoet: brownie.',
    vat: 'Een van: gerecht; frisdrank, koffie; alcoholische drank; kant-en-klare snack; koopwaar; statiegeld. Leeg: die van de categorie.',
    vouchers: 'Of maaltijdcheques ervoor mogen betalen: ja of nee. Leeg: zoals gewoonlijk voor de btw-klasse.',
    desc2: 'Een tweede tekst, bijvoorbeeld over de herkomst.',
  },
}
