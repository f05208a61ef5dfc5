import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(__dirname, '../../studio/src')
const files = readdirSync(ROOT, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx'))

test('no screen has a date field of the browser, which shows dates in the device’s form', () => {
  expect(files.length).toBeGreaterThan(100)
  const native = files.filter((file) =>
    /type="(?:date|datetime-local|time|month|week)"/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(native).toEqual([])
})
