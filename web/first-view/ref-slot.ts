// The slot for a picture's key. In its place stands a stand-in while the address is made, because a slot has characters
// that an address has not.
export const standIn = 'SLOT'

export const withSlot = (text: string): string => text.replaceAll(standIn, '{{ref}}')
