// What the old site called the picture of an imported line, for the export; null: ordered here.
export const linePictures: readonly string[] = ['alter table order_line add column legacy_image text']
