// The straight-ahead view of a panorama as a flat picture, shown until the panorama can be turned.
import sharp from 'sharp'

/** 100° wide and 16:9, bilinear; `width` in pixels. */
export async function flatView(file, width) {
  const height = (width * 9) / 16
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const reach = Math.tan((50 * Math.PI) / 180)
  const out = Buffer.alloc(width * height * 3)
  const sample = (x, y, channel) =>
    data[(Math.min(Math.max(y, 0), info.height - 1) * info.width + ((x + info.width) % info.width)) * 3 + channel]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const across = ((column + 0.5) / width - 0.5) * 2 * reach
      const down = ((row + 0.5) / height - 0.5) * 2 * reach * (9 / 16)
      const x = (Math.atan(across) / (2 * Math.PI) + 0.5) * info.width - 0.5
      const y = (Math.atan2(down, Math.hypot(1, across)) / Math.PI + 0.5) * info.height - 0.5
      const left = Math.floor(x)
      const top = Math.floor(y)
      for (let channel = 0; channel < 3; channel++) {
        const upper = sample(left, top, channel) * (left + 1 - x) + sample(left + 1, top, channel) * (x - left)
        const lower = sample(left, top + 1, channel) * (left + 1 - x) + sample(left + 1, top + 1, channel) * (x - left)
        out[(row * width + column) * 3 + channel] = upper * (top + 1 - y) + lower * (y - top)
      }
    }
  return sharp(out, { raw: { width, height, channels: 3 } })
}
