// What every browser test of a component needs: the styles of the shop, an empty device, and an empty page afterwards.
import type {} from '@vitest/browser-playwright'
import { afterEach } from 'vitest'
import '../ui/styles/index.css'
import { clear } from './show.ts'

// What another file kept on the device is not there.
localStorage.clear()
sessionStorage.clear()
afterEach(clear)
