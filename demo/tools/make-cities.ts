/**
 * Makes src/features/account/cities.ts from server/src/opening/regions.json: what the app knows of regions before it
 * asks the server, so that a pasted address is understood. Run it after the regions changed: `tsx make-cities.ts`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cityFile } from '../data/city-lines'

writeFileSync(fileURLToPath(new URL('../../src/features/account/cities.ts', import.meta.url)), cityFile())
