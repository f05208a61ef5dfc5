/** `npm run abilities`: writes docs/studio-abilities.md from studio/src/abilities. */
import { writeFile } from 'node:fs/promises'
import { abilitiesText } from '../studio/src/abilities/markdown.ts'
import { at } from './lib/root.mjs'

await writeFile(at('docs/studio-abilities.md'), abilitiesText())
