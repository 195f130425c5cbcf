// The documents as they are sent, compressed once for each language, address, day and what they show of the menu.
import type { DocumentParts } from '../page/document.ts'
import type { Origins } from './origins.ts'
import { type PackedText, packText } from './packed.ts'

type DocumentShelf = (parts: DocumentParts) => Promise<PackedText>

export function documentShelf(
  make: (parts: DocumentParts) => string,
  origins: Pick<Origins, 'onForget'>,
): DocumentShelf {
  const kept = new Map<string, { readonly of: DocumentParts; readonly packed: Promise<PackedText> }>()
  origins.onForget((origin) => {
    for (const [name, { of }] of kept) if (of.origin === origin) kept.delete(name)
  })
  return (parts) => {
    const name = `${parts.locale} ${parts.asked} ${parts.origin}`
    const known = kept.get(name)
    if (known && known.of.menuText === parts.menuText && known.of.today === parts.today) return known.packed
    const packed = packText(() => make(parts))
    kept.set(name, { of: parts, packed })
    return packed
  }
}
