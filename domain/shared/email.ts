// What counts as an e-mail address, for customers, branches and server settings alike.

export const emailLimit = 254

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/** Whether mail could be sent there: one name, one @, a domain with a dot, in any script. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  return (
    text.length <= emailLimit &&
    at > 0 &&
    at <= 64 &&
    local.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((one) => one.length <= 63 && label.test(one)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** Signs are encoded: with '?' and '&' in a name, strangers could add copies to others (RFC 6068). */
export function mailTo(address: string, subject?: string): string {
  const at = address.lastIndexOf('@')
  const name = encodeURIComponent(at < 0 ? address : address.slice(0, at))
  const to = at < 0 ? name : `${name}@${encodeURIComponent(address.slice(at + 1))}`
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
