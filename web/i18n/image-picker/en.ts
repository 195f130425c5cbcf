// English: the words of the image picker; the other languages have the same keys.

export const en = {
  picture: 'Picture',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  orDrop: 'Or drop it here. 12 MB at most.',
  address: 'Or the address of a picture',
  addressHint: 'It begins with https:// or http://. The picture is fetched once and kept here.',
  sending: 'The picture is on its way ...',
  arrived: 'The picture is here.',
  remove: 'Without a picture',
  add: 'Add a picture',
  filmSending: 'The film is on its way ...',
  filmArrived: 'The film is here.',
  filmRemove: 'Without a film',
  onlyThese: 'Please choose a PNG, a GIF or a JPEG here.',
  addressInvalid: 'This address does not look right. It has to begin with https:// or http://',
  tryAgain: 'Try again',
  words: 'Words for the picture',
  wordsHint: 'Say in a few words what the picture shows, for guests who cannot see it.',
  wordsKnown: (known: string) => `Left empty, they hear: “${known}”.`,
  wordsOfEarlier: 'The picture is another one now. Look whether the words for it still fit, in each language.',
}

export type ImagePickerText = typeof en
