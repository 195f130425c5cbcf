// `npm start`: builds what is out of date, then starts the built server.
import { buildWhatIsStale } from './build.ts'

await buildWhatIsStale(() => console.log('Building …'))
await import(new URL('../dist/main.js', import.meta.url).href)
