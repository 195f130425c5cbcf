// A process of its own that brings the database of its first argument up to date, as the start of the shop does.
import { openStore, type StoreAddress } from '../../store/open.ts'

const address = JSON.parse(process.argv[2] ?? '') as StoreAddress
process.stdout.write('begun\n')
const store = await openStore(address, Date.now())
process.stdout.write('up\n')
await store.close()
