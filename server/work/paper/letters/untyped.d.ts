// The parts of libraries without types of their own that draw letters.

declare module 'pdfkit' {
  export default class PDFDocument {
    constructor(options: {
      size: 'A4'
      margin: number
      bufferPages: boolean
      lang: string
      displayTitle: boolean
      info: { Title: string; CreationDate: Date }
    })
    readonly page: { readonly width: number; readonly height: number }
    registerFont(name: string, bytes: Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    rect(x: number, y: number, width: number, height: number): this
    lineWidth(width: number): this
    stroke(colour: string): this
    addPage(): this
    bufferedPageRange(): { readonly count: number }
    switchToPage(page: number): this
    on(event: 'data', hear: (part: Uint8Array) => void): this
    on(event: 'end', hear: () => void): this
    on(event: 'error', hear: (error: unknown) => void): this
    end(): void
  }
}

declare module 'bidi-js' {
  interface EmbeddingLevels {
    readonly levels: Uint8Array
  }
  export default function bidi(): {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): EmbeddingLevels
    getReorderedIndices(text: string, levels: EmbeddingLevels): number[]
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>
  }
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>
}

declare module 'fontkit' {
  interface Glyph {
    /** 0: the font has none for the letter. */
    readonly id: number
    readonly path: { readonly commands: readonly PathCommand[] }
  }
  export interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    /** x and y by turns. */
    readonly args: readonly number[]
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly characterSet: readonly number[]
    /** From left to right. */
    layout(text: string): {
      readonly glyphs: readonly Glyph[]
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
    }
  }
  export function create(bytes: Uint8Array): Font
}
