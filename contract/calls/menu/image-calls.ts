// The calls of uploads: a file goes in; out comes the picture or film as items, offers, posts, branches and brand refer to it.
import { z } from 'zod'
import { uploadUses } from '../../../domain/shared/picture.ts'
import { call } from '../../call.ts'
import { image } from '../../shapes/basics.ts'

export const imageCalls = {
  'images.upload': call({
    summary:
      'Stores a picture: a JPEG, PNG, GIF, WebP, AVIF, TIFF, SVG or uncompressed BMP file as the body, 12 MB and 40 million pixels at ' +
      'most, fewer where unpacking them would take more than 200 MB of memory. ' +
      'It is served at /uploads/{ref}/{width}, with a width of 160, 320, 640 or 960, as AVIF or WebP; for the top of the ' +
      'landing page also of 1600, and a panorama, which must be twice as wide as high, also of 4096.',
    access: ['menu.edit', 'content.edit'],
    file: 'image/*',
    input: z.object({ use: z.enum(uploadUses).default('picture') }),
    output: z.object({ image }),
    refusals: [
      'not_an_image',
      'image_kind_not_taken',
      'image_heic_unreadable',
      'image_svg_not_plain',
      'image_too_large',
      'image_too_many_pixels',
      'image_broken',
      'panorama_not_two_to_one',
      'too_many',
    ],
    log: () => ({}),
  }),
  'films.upload': call({
    summary:
      'Stores a film for the top of the landing page: an MP4 or WebM file as the body, 20 MB at most. ' +
      'It is served at /uploads/films/{film}, ranges of it too.',
    access: 'brand.edit',
    file: 'video/*',
    output: z.object({ film: z.string() }),
    refusals: ['film_kind_not_taken', 'film_too_large', 'too_many'],
    log: () => ({}),
  }),
}
