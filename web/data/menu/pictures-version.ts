// The version of the shop's own pictures, for their addresses; written by artwork/cut.mjs.
export const picturesVersion = '18bd0d'
