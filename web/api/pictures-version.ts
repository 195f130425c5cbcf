// Which pictures these are, for their addresses; written by artwork/cut.mjs.
export const picturesVersion = 'fe7ec7'
