// English: the printer at a board's USB.
export const usb = {
  title: 'USB printer',
  lead: 'This device then prints the tickets of its branch while its board is open and in view.',
  connect: 'Connect a USB printer',
  other: 'Connect another printer',
  again: 'Try again',
  forget: 'Stop printing here',
  which: 'Which printer is it?',
  named: (name: string) => `Printer “${name}”`,
  none: 'This branch has no USB printer yet. A manager can add one on the Printers page.',
  missing: {
    browser:
      'This browser cannot print by USB. Open the board in Chrome or Edge on a computer or an Android tablet, or use a printer that is connected to the network.',
    plain:
      'Browsers let the board print by USB only over https. Open the board at its https address, or use a network printer.',
  },
  states: {
    off: 'Not connected.',
    opening: 'Connecting…',
    ready: 'Connected, ready to print.',
    'low-paper': 'Connected, little paper left.',
    'no-paper': 'Connected, out of paper.',
    'cover-open': 'Connected, but its cover is open.',
    fault: 'Connected, but it reports a fault.',
    unplugged: 'Unplugged or switched off. Once it is back, waiting slips print.',
    held: 'Another window or program is using it. Close that one. On Windows the printer needs the WinUSB driver.',
    stuck: 'It did not take what it was sent. Switch it off and on, then try again.',
    other:
      'This is not the printer that the shop knows. To use it, a manager taps “Another device prints” on the Printers page.',
  },
}

export type UsbText = typeof usb
