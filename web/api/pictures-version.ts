// Which pictures these are, for their addresses; written by artwork/cut.mjs.
export const picturesVersion = '70d5ef'
