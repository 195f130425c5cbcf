// French: the words of the image picker.
import type { ImagePickerText } from './en.ts'

export const fr: ImagePickerText = {
  picture: 'Image',
  choose: 'Choisir un fichier',
  chooseAnother: 'Choisir un autre fichier',
  orDrop: 'Ou déposez-le ici. 12 Mo au plus.',
  address: 'Ou l’adresse d’une image',
  addressHint: 'Elle commence par https:// ou http://. L’image est récupérée une fois et conservée ici.',
  sending: 'L’image est en route ...',
  arrived: 'L’image est arrivée.',
  remove: 'Sans image',
  add: 'Ajouter une image',
  filmSending: 'Le film est en route ...',
  filmArrived: 'Le film est arrivé.',
  filmRemove: 'Sans film',
  onlyThese: 'Choisissez ici un PNG, un GIF ou un JPEG.',
  addressInvalid: 'Cette adresse ne semble pas correcte. Elle doit commencer par https:// ou http://',
  tryAgain: 'Réessayer',
  words: 'Description de l’image',
  wordsHint: 'Dites en quelques mots ce que montre l’image, pour les clients qui ne peuvent pas la voir.',
  wordsKnown: (known) => `Si vous n’écrivez rien, ils entendent : « ${known} ».`,
  wordsOfEarlier: 'L’image n’est plus la même. Vérifiez, dans chaque langue, que la description lui convient encore.',
}
