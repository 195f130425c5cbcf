// The calls of uploads: a picture file goes in; out comes the picture as items, offers, posts and branches refer to it.
import { z } from 'zod'
import { call } from '../../call.ts'
import { image } from '../../shapes/basics.ts'

export const imageCalls = {
  'images.upload': call({
    summary:
      'Stores a picture: a JPEG, PNG, GIF, WebP, AVIF, TIFF, SVG or uncompressed BMP file as the body, 12 MB and 40 million pixels at ' +
      'most, fewer where unpacking them would take more than 200 MB of memory. ' +
      'It is served at /uploads/{ref}/{width}, with a width of 160, 320, 640 or 960, as AVIF or WebP.',
    access: ['menu', 'content'],
    file: 'image/*',
    input: z.object({}),
    output: z.object({ image }),
    refusals: [
      'not_signed_in',
      'not_allowed',
      'not_an_image',
      'image_kind_not_taken',
      'image_heic_unreadable',
      'image_svg_not_plain',
      'image_too_large',
      'image_too_many_pixels',
      'image_broken',
      'too_many',
    ],
    log: () => ({}),
  }),
}
