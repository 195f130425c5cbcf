// What every browser test of a component needs: the styles of the shop, and an empty page afterwards.
import type {} from '@vitest/browser-playwright'
import { afterEach } from 'vitest'
import '../styles/index.css'
import { clear } from './show.ts'

afterEach(clear)
