// The shapes of the placeholder pictures, gathered by kind.
export * as bowls from './shapes/bowls.mjs'
export * as coffees from './shapes/coffees.mjs'
export * as glasses from './shapes/glasses.mjs'
export * as plates from './shapes/plates.mjs'
export * as sandwiches from './shapes/sandwiches.mjs'
export * as stems from './shapes/stems.mjs'
