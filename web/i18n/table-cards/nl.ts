// Dutch: the words of the page that prints table cards.
import type { TableCardsText } from './en.ts'

export const nl: TableCardsText = {
  title: 'Tafelkaartjes',
  link: 'De tafelkaartjes afdrukken',
  hint: 'Eén kaartje per tafel. Gasten scannen het en bestellen aan hun tafel zolang de vestiging open is.',
  languages: 'Talen op de kaartjes',
  from: 'Van tafel',
  to: 'Tot tafel',
  print: (n) => (n === 1 ? '1 kaartje afdrukken' : `${n} kaartjes afdrukken`),
  address: (address) => `De kaartjes leiden naar ${address}`,
  local:
    'Dit adres werkt alleen op deze computer. Stel PUBLIC_URL in op de server, of open deze pagina op het eigen adres van de zaak, voor je afdrukt.',
  none: 'Deze vestiging heeft geen tafels',
  noneHint: 'De eigenaar stelt in bij de vestiging hoeveel er zijn, en dat klanten aan tafel kunnen bestellen.',
}
