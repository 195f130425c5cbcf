// Which pictures these are, for their addresses; written by artwork/cut.mjs.
export const picturesVersion = '18bd0d'
