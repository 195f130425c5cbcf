/**
 * Lower case without accents, harakat and the hamza on its seat, which become separate marks when a text is decomposed;
 * 'Œufs' is 'oeufs'.
 */
export declare const foldForSearch: (text: string) => string
/** Whether a text has what was typed in it; a blank search finds everything. */
export declare const hasSearched: (text: string, typed: string) => boolean
