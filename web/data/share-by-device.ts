// Hands an address to what the device shares with. Plain http and most computers have none: then it is copied.

/** False if the device cannot; true if it did, or the customer closed what it opened. */
export async function shareByDevice(data: {
  readonly url: string
  readonly title?: string
  readonly text?: string
}): Promise<boolean> {
  // Elsewhere the sheet that opens offers less than the clipboard.
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return false
  try {
    await navigator.share(data)
    return true
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError'
  }
}
