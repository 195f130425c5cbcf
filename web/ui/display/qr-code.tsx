// A QR code as one path, dark on white, with the quiet zone that scanners need.
import { encode } from 'uqr'

type QrCodeProps = {
  text: string
  /** For screen readers, if no text beside it says what it is. */
  label?: string
  className: string
}

export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" {...spoken} className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
