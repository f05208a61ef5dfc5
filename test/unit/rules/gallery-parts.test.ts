import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cases, partCases } from '../../../gallery/cases'

const root = path.resolve(__dirname, '../../..')

/** Components that no case shows by themselves, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'calendar/CalendarDay': 'a day of Calendar',
  'calendar/CalendarMonth': 'the month of Calendar',
  'controls/MomentColumns': 'the sheet of DateField, which has cases',
  'controls/MomentInput': 'the button of DateField',
  'controls/MomentInput.mini': 'the same on mini-programs',
  'controls/RadioKeys.mini': 'the same on mini-programs',
  'controls/RadioKeys': 'the keys of Rate, which has cases',
  'controls/MobileField': 'a TextField, which has cases, with the rule of mobile numbers',
  'controls/NumberField': 'a TextField, which has cases, with the rule of numbers',
  'display/rich-text/RichLink': 'a link of RichText, which has cases',
  'display/rich-text/RichPicture': 'a picture of RichText, which has cases',
  'display/rich-text/draw': 'makes the elements of RichText, which has cases',
  'display/rich-text/embeds': 'forms, votes and films of RichText: their own screens and modules have cases',
  'navigation/BackTop': 'stands there once a screen is scrolled further than 600 px',
  'navigation/TitleBar': 'over every Screen',
  'navigation/TitleBar.mini': 'nothing, where the platform draws it',
  'layout/LazyVisible': 'draws nothing: it tells when its place comes near the window',
  'overlay/Portal': 'a place for overlays, around each case that has a window',
  'layout/arrangement': 'puts the bar of a Screen beside its content on a desktop',
  'layout/arrangement.mini': 'the same on a phone, where the bar is at the foot',
  'layout/Screen': 'the root of every screen, around each case',
  'overlay/AskFields': 'the fields of AskDialog, which has a case with them',
  'overlay/MessageLine': 'gone after three seconds',
  'overlay/OverlayHost': 'a place for dialogs, in every screen',
  'list/BlockView': 'a stretch of VirtualList',
  'list/VirtualList': 'the cards of every list module are laid out by it',
}

const ui = path.join(root, 'src/ui')
const components = readdirSync(ui, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) =>
    path.relative(ui, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/').replace('.tsx', ''),
  )

/** Parts that the gallery knows, by the files of src/ui they come from. */
const table = readFileSync(path.join(root, 'gallery/parts/index.tsx'), 'utf8')
const imported = [...table.matchAll(/import \{([^}]+)\} from '@\/ui\/([^']+)'/g)].map(([, names = '', file = '']) => ({
  file,
  parts: names.split(',').flatMap((name) => (name.includes('type ') ? [] : name.trim())),
}))

test('every component file of src/ui has a case in the gallery, or a reason to have none', () => {
  const importedFiles = new Set(imported.map(({ file }) => file))
  expect(components.filter((file) => !importedFiles.has(file) && !(file in exceptions))).toEqual([])
})

test('no exception names a component that is gone or has cases', () => {
  const importedFiles = new Set(imported.map(({ file }) => file))
  expect(Object.keys(exceptions).filter((file) => !components.includes(file) || importedFiles.has(file))).toEqual([])
})

test('every part that the gallery knows has a case', () => {
  const shownParts = new Set<string>(partCases.map(({ part }) => part))
  expect(imported.flatMap(({ parts }) => parts).filter((part) => !shownParts.has(part))).toEqual([])
})

test('each case has an id of its own, and an expected picture', () => {
  const ids = cases.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const pictures = readdirSync(path.join(root, 'test/visual/expected'))
  expect(pictures.sort()).toEqual(ids.map((id) => `${id}.png`).sort())
})
