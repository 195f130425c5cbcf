// Dutch: the words of the image picker.
import type { ImagePickerText } from './en.ts'

export const nl: ImagePickerText = {
  picture: 'Foto',
  choose: 'Kies een bestand',
  chooseAnother: 'Kies een ander bestand',
  orDrop: 'Of sleep het hierheen. Hoogstens 12 MB.',
  address: 'Of het adres van een foto',
  addressHint: 'Het begint met https:// of http://. De afbeelding wordt één keer opgehaald en hier bewaard.',
  sending: 'De foto is onderweg ...',
  arrived: 'De foto is er.',
  remove: 'Zonder foto',
  add: 'Voeg een foto toe',
  filmSending: 'De film is onderweg ...',
  filmArrived: 'De film is er.',
  filmRemove: 'Zonder film',
  onlyThese: 'Kies hier een PNG, een GIF of een JPEG.',
  addressInvalid: 'Dit adres klopt niet. Het moet beginnen met https:// of http://',
  tryAgain: 'Probeer opnieuw',
  words: 'Woorden bij de foto',
  wordsHint: 'Zeg in enkele woorden wat er op de foto staat, voor gasten die dat niet kunnen zien.',
  wordsKnown: (known) => `Laat je dit leeg, dan horen ze: “${known}”.`,
  wordsOfEarlier: 'De foto is nu een andere. Kijk in elke taal na of de woorden nog kloppen.',
}
