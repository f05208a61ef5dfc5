import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../../scripts/lib/root.mjs'
import { WEB_ONLY, webOnlyBytes } from '../../../scripts/size/web-only.mjs'

test.each(WEB_ONLY)('%s is a word of %s, by which an output with it is known', (word, source) => {
  expect(readFileSync(at(source), 'utf8')).toContain(word)
})

test('webOnlyBytes counts the scripts of an output that hold a part of the web app alone, in whichever folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'output-'))
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'app.js'), 'App({})')
  writeFileSync(join(folder, 'page.json'), '{"text":"hydrateRoot"}')
  expect(await webOnlyBytes(folder)).toBe(0)
  writeFileSync(join(folder, 'pages/index.js'), 'self.skipWaiting()')
  expect(await webOnlyBytes(folder)).toBe(18)
  rmSync(folder, { recursive: true })
})
